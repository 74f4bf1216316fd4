import { parseSync, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Attribute = Node & { name: { name: string } };
type Opening = Node & { name: { type: string; name: string }; attributes: Attribute[] };

/** Removes the listeners of elements from a component's code; props of other components stay. */
export function withoutListeners(code: string, file: string): string {
  const listeners: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      if ((value as Node).type === 'JSXOpeningElement') {
        const { name, attributes } = value as Opening;
        if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name))
          listeners.push(
            ...attributes.filter(
              (attribute) => attribute.type === 'JSXAttribute' && /^on[A-Z]/.test(attribute.name.name),
            ),
          );
      }
      Object.values(value).forEach(visit);
    }
  };
  visit(parseSync(file, code).program);
  return listeners.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/**
 * Removes listeners of elements from the server build: they never reach the markup, but React would process hundreds of
 * them per page.
 */
export function silentMarkupPlugin(): Plugin {
  return {
    name: 'sauda:silent-markup',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'pre',
    transform: (code, id) => (/\/web\/.*\.tsx$/.test(id) ? withoutListeners(code, id) : undefined),
  };
}
