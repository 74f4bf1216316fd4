import { expect, test } from 'vitest';
import { findNestingProblems, findDuplicateLandmarks } from './html-nesting.ts';

test.each([
  ['<span><div>a</div></span>', ['<div> in <span>']],
  ['<output><dl><div><dt>a</dt><dd>b</dd></div></dl></output>', ['<dl> in <output>']],
  ['<p>a <a href="/"><ul><li>b</li></ul></a></p>', ['<ul> in <p>']],
  ['<a href="/"><span>a<button>b</button></span></a>', ['<button> in <a>']],
  ['<label>a<label>b</label></label>', ['<label> in <label>']],
  ['<ul><div>a</div></ul>', ['<div> in <ul>']],
  ['<div><li>a</li></div>', ['<li> outside of ul, ol, menu']],
  ['<button type="button"><h2>a</h2></button>', ['<h2> in <button>']],
  ['<a href="/"><div>a</div></a>', []],
  ['<details><summary><h3>a</h3></summary><div>b</div></details>', []],
  ['<p>a<br>b<img src="a.png" alt=""></p><!-- <span><div> --><ul><li><p>c</p></li></ul>', []],
  ['<script>"<span><div>"</script><svg><title>a</title><g><path d="m"/></g></svg>', []],
])('finds nesting errors in %s', (html, problems) => {
  expect(findNestingProblems(html)).toEqual(problems);
});

test.each([
  ['<nav>a</nav><nav>b</nav>', ['2 × navigation ""']],
  ['<nav aria-label="Меню">a</nav><nav aria-label="Путь">b</nav>', []],
  [
    '<h2 id="a">Сумма</h2><section aria-labelledby="a">a</section><section aria-label="Сумма">b</section>',
    ['2 × region "Сумма"'],
  ],
  ['<header>a</header><main><header>b</header></main><section>c</section><section>d</section>', []],
])('finds duplicate landmarks in %s', (html, problems) => {
  expect(findDuplicateLandmarks(html)).toEqual(problems);
});
