import { expect, test } from 'vitest';
import { toParagraphs, toPlainText } from './html.ts';

const parse = (text: string) => toParagraphs({ name: 'description', attributes: {}, children: [text] });

test.each([
  ['<p>Раз</p><p>Два</p>', 'Раз\n\nДва'],
  ['<ul><li>раз</li><li class="x">два</ul>', '• раз\n• два'],
  ['а<br>б<br/>в', 'а\nб\nв'],
  ['<script>alert(1)</script>Текст<STYLE>p{}</STYLE>', 'Текст'],
  ['Текст<script>alert(1)', 'Текст'],
  ['Живые <b>слова</b>, <a href="x">ссылка</a>.', 'Живые слова, ссылка.'],
  ['1 < 2, a<b и <3', '1 < 2, a<b и <3'],
  ['<!-- тайна -->видно', 'видно'],
  ['<!-- без конца', '<!-- без конца'],
  ['&lt;p&gt;Дважды &amp;amp; трижды&lt;/p&gt;', 'Дважды &amp; трижды'],
  ['<td>1</td><td>2</td>', '1 2'],
])('converts %s', (html, text) => {
  expect(parse(html)).toBe(text);
});

test.each([
  ['unclosed tags', '<li '],
  ['nested tags', '<a>'],
  ['unclosed comments', '<!--'],
  ['closed tags', '<p x>'],
  ['scripts', '<script>'],
  ['closing tags', '</li'],
  ['spaces', ' \u00a0'],
  ['bullets', '<li> '],
])('handles 800 KB of %s in linear time', (_what, part) => {
  const time = (size: number) => {
    const text = part.repeat(size / part.length);
    const best = [1, 2, 3].map(() => {
      const cpuBefore = process.cpuUsage();
      parse(text);
      toPlainText(text);
      return process.cpuUsage(cpuBefore).user / 1000;
    });
    return Math.min(...best);
  };
  time(20_000);
  // Quadratic work would take a hundred times as long for ten times the text.
  expect(time(200_000)).toBeLessThan(Math.max(40 * time(20_000), 100));
  expect(parse(part.repeat(800_000 / part.length)).length).toBeLessThanOrEqual(200_000);
});

test.each([
  ['Чайник &quot;Жел&quot;', 'Чайник "Жел"'],
  ['Чайник &amp;laquo;Жел&amp;raquo;', 'Чайник «Жел»'],
  ['<b>Чайник</b>&nbsp;Жел<br>1,7 л', 'Чайник Жел 1,7 л'],
  ['Чай\u200bник\u00ad \ufeffЖел\u2060', 'Чайник Жел'],
  ['Фильтр <HEPA> 13, < 5 м', 'Фильтр <HEPA> 13, < 5 м'],
])('cleans the name "%s" to "%s"', (text, name) => {
  expect(toPlainText(text)).toBe(name);
});
