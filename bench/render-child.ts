// CPU of one category page from the production build against its bare markup: node bench/render-child.ts <file with the answers of its calls>
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { loadRenderer } from '#server/ssr/renderer.ts';
import { elementsOf } from './html-elements.ts';
import { median } from './figure.ts';

type Recorded = { path: string; answers: Record<string, unknown> };
const { path: page, answers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recorded;
const web = await (await loadRenderer(path.resolve(import.meta.dirname, '../dist'))).web();
const services = { language: 'ru' as const, cityKeyword: 'almaty', base: '', paths: web.createPaths(''), api: async (key: string) => answers[key] };

const render = async () => {
  const rendered = await web.renderPage(page, services);
  if (rendered.kind !== 'page' || rendered.status !== 200) throw new Error(`the page did not render: ${JSON.stringify(rendered).slice(0, 300)}`);
  return rendered.html;
};
const html = await render();
const bare = elementsOf(html);
const sameLength = renderToString(bare).replaceAll('<!-- -->', '').length / html.replaceAll('<!-- -->', '').length;
if (Math.abs(sameLength - 1) > 0.02) throw new Error(`the bare markup is ${sameLength} of the page's length`);

const cpuOf = async (work: () => unknown, times: number) => {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};
const WARM = 300;
const ROUNDS = 40;
const TIMES = 25;
await cpuOf(render, WARM);
await cpuOf(() => renderToString(bare), WARM);
const page_: number[] = [];
const bare_: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  bare_.push(await cpuOf(() => renderToString(bare), TIMES));
  page_.push(await cpuOf(render, TIMES));
}
process.stdout.write(`${JSON.stringify({ page: median(page_), bare: median(bare_), length: html.length })}\n`);
