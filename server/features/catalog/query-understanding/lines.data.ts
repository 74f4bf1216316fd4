/**
 * What a name of a platform or of a line of models is by itself, `names | thing`, both as the catalogue writes them: the
 * console stands before its gamepads and gift cards. It only ranks, nothing is left out.
 */
export const lines: readonly string[] = ['xbox playstation switch | приставка', 'android | смартфон'];
