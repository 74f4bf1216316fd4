// Compares the CPU time of a category page from the production build with its bare markup: node bench/pages/render-child.ts <file with
// recorded API responses>
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { jsxs } from 'react/jsx-runtime';
import { loadRenderer } from '#server/ssr/renderer.ts';
import { htmlToComponent } from './html-to-component.ts';
import { median } from '../run/figure.ts';

type RecordedPage = { path: string; responses: Record<string, unknown> };
const file = process.argv[2] ?? '';
const { path: page, responses } = JSON.parse(readFileSync(file, 'utf8')) as RecordedPage;
const web = await (await loadRenderer(path.resolve(import.meta.dirname, '../../dist'))).web();
const services = {
  language: 'ru' as const,
  cityKeyword: 'almaty',
  base: '',
  paths: web.createPaths(''),
  api: async (key: string) => responses[key],
};

const render = async () => {
  const rendered = await web.renderPage(page, services);
  if (rendered.kind !== 'page' || rendered.status !== 200)
    throw new Error(`the page did not render: ${JSON.stringify(rendered).slice(0, 300)}`);
  return rendered.html;
};
const html = await render();
const bareFile = `${file}.bare.mjs`;
writeFileSync(bareFile, htmlToComponent(html));
const { default: createBare } = (await import(pathToFileURL(bareFile).href)) as {
  default: (jsx: typeof jsxs) => ComponentType;
};
const Bare = createBare(jsxs);
const renderBare = () => renderToString(createElement(Bare));
const lengthRatio = renderBare().replaceAll('<!-- -->', '').length / html.replaceAll('<!-- -->', '').length;
if (Math.abs(lengthRatio - 1) > 0.02) throw new Error(`the bare markup is ${lengthRatio}× the length of the page`);

const measureCpuMs = async (work: () => unknown, times: number) => {
  const before = process.cpuUsage();
  for (let run = 0; run < times; run++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};
const WARM_UP_RUNS = 300;
const ROUNDS = 40;
const RUNS_PER_ROUND = 25;
await measureCpuMs(render, WARM_UP_RUNS);
await measureCpuMs(renderBare, WARM_UP_RUNS);
const rounds: { page: number; bare: number }[] = [];
// Background load varies, so each round measures both back to back.
for (let round = 0; round < ROUNDS; round++)
  rounds.push({
    bare: await measureCpuMs(renderBare, RUNS_PER_ROUND),
    page: await measureCpuMs(render, RUNS_PER_ROUND),
  });
const medianOf = (figure: (round: { page: number; bare: number }) => number) => median(rounds.map(figure));
process.stdout.write(
  `${JSON.stringify({ page: medianOf(({ page }) => page), bare: medianOf(({ bare }) => bare), ratio: medianOf(({ page, bare }) => page / bare) })}\n`,
);
