/** Skips error texts: only engineers read them, and tests that repeat them would be copies. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words-for-engineers',
    value: {
      shouldIgnore(path) {
        if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
        const call = path.parent;
        return call?.type === 'NewExpression' && /Error$/.test(call.callee?.name ?? '')
          ? 'words for engineers'
          : undefined;
      },
    },
  },
];
