/** Skips error messages: only engineers read them, and asserting them would duplicate the code. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-messages',
    value: {
      shouldIgnore(path) {
        if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
        const call = path.parent;
        return call?.type === 'NewExpression' && /Error$/.test(call.callee?.name ?? '') ? 'error message' : undefined;
      },
    },
  },
];
