import { footerLines } from './letter-frame.policy.ts';
import type { Letter, LetterBlock, LetterLine, LetterLink } from './letter.ts';

/** Width that every mail client shows without scrolling, px. */
const WIDTH = 600;
const PICTURE = 64;
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/**
 * Colours by role, inline for every client. Clients that apply style sheets take `dark` from there; Gmail and Outlook
 * invert `light` themselves.
 */
const ROLES = {
  page: { property: 'background-color', light: '#f3f1ea', dark: '#0f1716' },
  card: { property: 'background-color', light: '#ffffff', dark: '#16211f' },
  ink: { property: 'color', light: '#14201f', dark: '#eef3f1' },
  muted: { property: 'color', light: '#596463', dark: '#a6b3b0' },
  link: { property: 'color', light: '#00707f', dark: '#4cc7d6' },
  line: { property: 'border-color', light: '#e7e4dc', dark: '#2a3835' },
  button: { property: 'background-color', light: '#00707f', dark: '#4cc7d6' },
  label: { property: 'color', light: '#ffffff', dark: '#06201f' },
} as const;
type Role = keyof typeof ROLES;

/** Class and inline style of an element in the colours of its roles. */
function styled(roles: readonly Role[], style = ''): string {
  const colours = roles.map((role) => `${ROLES[role].property}:${ROLES[role].light}`);
  return `class="${roles.join(' ')}" style="${[...colours, ...(style === '' ? [] : [style])].join(';')}"`;
}

/** Dark colours: by the system's setting, and for Outlook's apps, which mark the page with attributes. */
function darkStyles(): string {
  const rules = (prefix: (property: string) => string) =>
    Object.entries(ROLES)
      .map(([name, { property, dark }]) => `${prefix(property)}.${name}{${property}:${dark}!important}`)
      .join('');
  const outlook = (property: string) => (property === 'color' ? '[data-ogsc] ' : '[data-ogsb] ');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules(() => '')}}${rules(outlook)}`;
}

/**
 * HTML of a letter for common mail clients: nested tables, inline styles, no script and no remote style sheet. Texts
 * are escaped here.
 */
export function letterHtml(letter: Letter): string {
  const { language, title, preview, blocks, shop } = letter;
  const rows = blocks.map(
    (block) => `<tr><td style="padding:0 24px 24px">${BLOCKS[block.kind](block as never)}</td></tr>`,
  );
  const footer = footerLines(shop, language).map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`);
  return [
    `<!doctype html><html lang="${language}" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
    `<title>${escapeHtml(title)}</title><style>${darkStyles()}</style></head>`,
    `<body ${styled(['page'], 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled(['page'])}><tr><td align="center" style="padding:24px 8px">`,
    `<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
    `<table role="presentation" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled(['card', 'ink'], `max-width:${WIDTH}px;border-radius:16px;${FONT};font-size:16px;line-height:24px;text-align:left`)}>`,
    `<tr><td style="padding:24px">${logo(shop)}</td></tr>`,
    `<tr><td style="padding:0 24px 16px"><h1 ${styled(['ink'], 'margin:0;font-size:26px;line-height:32px;font-weight:700')}>${escapeHtml(title)}</h1></td></tr>`,
    ...rows,
    '</table>',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px"><tr>`,
    `<td ${styled(['muted'], `padding:16px 24px;${FONT};font-size:13px;line-height:18px;text-align:left`)}>${footer.join('')}</td></tr></table>`,
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ].join('\n');
}

function logo({ name, origin }: Letter['shop']): string {
  const picture = `<img src="${escapeHtml(origin)}/icons/app-180.png" alt="" width="40" height="40" style="display:block;border:0">`;
  const text = `<span ${styled(['ink'], 'font-size:20px;font-weight:700')}>${escapeHtml(name)}</span>`;
  return `<a href="${escapeHtml(origin)}/" target="_blank" style="text-decoration:none">${table(`<td width="52">${picture}</td><td>${text}</td>`, '')}</a>`;
}

const table = (cells: string, width = 'width="100%"') =>
  `<table role="presentation" ${width} cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`;

const heading = (text: string) =>
  `<h2 ${styled(['ink'], 'margin:0 0 8px;font-size:18px;line-height:24px;font-weight:700')}>${escapeHtml(text)}</h2>`;

const paragraph = (text: string, margin = '0') =>
  `<p style="margin:${margin};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const link = ({ text, url }: LetterLink) =>
  `<a href="${escapeHtml(url)}" target="_blank" ${styled(['link'], 'text-decoration:underline')}>${escapeHtml(text)}</a>`;

/** HTML of each kind of block. */
const BLOCKS: { [Kind in LetterBlock['kind']]: (block: Extract<LetterBlock, { kind: Kind }>) => string } = {
  text: ({ text }) => paragraph(text),
  // The cell has the colour and the padding: Outlook ignores both on a link.
  button: ({ text, url }) =>
    table(
      `<td ${styled(['button'], 'border-radius:12px;padding:14px 28px')}><a href="${escapeHtml(url)}" target="_blank" ${styled(['label'], 'display:block;font-weight:700;text-decoration:none')}>${escapeHtml(text)}</a></td>`,
      '',
    ),
  picture: ({ source, alt, width, height }) =>
    `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;border-radius:16px">`,
  lines: ({ title, lines, more }) =>
    heading(title) + lines.map(lineRow).join('') + (more === '' ? '' : paragraph(more, '12px 0 0')),
  sums: ({ rows, total }) =>
    [...rows.map((row) => sumRow(row, '4px 0', '400')), sumRow(total, '12px 0 0', '700')].join(''),
  details: ({ title, rows, links }) =>
    heading(title) +
    rows.map((row) => paragraph(row, '0 0 4px')).join('') +
    links.map((one) => `<p style="margin:4px 0 0">${link(one)}</p>`).join(''),
};

function lineRow({ name, url, picture, note, sum }: LetterLine): string {
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="${PICTURE}" height="${PICTURE}" style="display:block;border:0;height:auto;border-radius:8px">`
    : '';
  const title = url === null ? escapeHtml(name) : link({ text: name, url });
  return table(
    `<td width="${PICTURE}" valign="top" ${styled(['line'], 'padding:12px 16px 12px 0;border-top-width:1px;border-top-style:solid')}>${image}</td>` +
      `<td valign="top" ${styled(['line'], 'padding:12px 12px 12px 0;border-top-width:1px;border-top-style:solid;overflow-wrap:anywhere')}>${title}<br><span ${styled(['muted'], 'font-size:14px;line-height:20px')}>${escapeHtml(note)}</span></td>` +
      `<td valign="top" align="right" ${styled(['line'], 'padding:12px 0;border-top-width:1px;border-top-style:solid;white-space:nowrap')}>${escapeHtml(sum)}</td>`,
  );
}

function sumRow({ name, sum }: { name: string; sum: string }, padding: string, weight: string): string {
  const style = `padding:${padding};font-weight:${weight}`;
  return table(
    `<td style="${style}">${escapeHtml(name)}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(sum)}</td>`,
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}
