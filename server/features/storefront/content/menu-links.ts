import type { MenuLink } from '#contract/content/pages.ts';

const LINK = /^[-*] \[([^[\]]{2,40})\]\(((?:\/(?!\/)|https:\/\/)[^\s()]*)\)$/;

/** Parses the links of a menu, a Markdown list: `- [Text](/path)`; throws for anything else. */
export function parseMenuLinks(body: string): MenuLink[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) throw new Error('a menu must have links');
  return lines.map((line) => {
    const [, title, path] = LINK.exec(line.trim()) ?? [];
    if (title === undefined || path === undefined)
      throw new Error(`a menu is a list of links, - [Text](/path) or - [Text](https://…), not ${line.slice(0, 60)}`);
    return { title, path };
  });
}
