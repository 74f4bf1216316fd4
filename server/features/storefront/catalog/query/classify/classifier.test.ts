import { describe, expect, it } from 'vitest';
import { createClassifier } from './classifier.ts';
import { featuresOf } from './features.ts';
import { train, type Example } from './train.ts';

const examples: Example[] = [
  ...['чайник электрический', 'электрочайник стеклянный', 'шәйнек', 'вскипятить воду', 'шай қайнату'].map((text) => ({
    text,
    labels: ['kettles'],
  })),
  ...['ноутбук для учёбы', 'игровой ноутбук', 'ноутбук оқуға', 'ноут'].map((text) => ({ text, labels: ['laptops'] })),
  ...['подарок маме', 'сыйлық'].map((text) => ({ text, labels: ['kettles', 'laptops'] })),
];
const classifier = createClassifier(train(examples));
const best = (text: string) => classifier.classify(text)[0]?.label;

describe('train', () => {
  it('puts unseen word forms and misspellings into the category of similar texts', () => {
    expect(['электрочайники', 'чяйник', 'шайнек'].map(best)).toEqual(['kettles', 'kettles', 'kettles']);
    expect(['ноутбуки', 'нотбук', 'ноутбуктер'].map(best)).toEqual(['laptops', 'laptops', 'laptops']);
  });

  it('returns a probability distribution, most probable first', () => {
    const scored = classifier.classify('ноутбук');
    expect(scored.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 3);
    expect(scored.map(({ probability }) => probability)).toEqual(
      scored.map(({ probability }) => probability).toSorted((one, other) => other - one),
    );
  });

  it('shares the probability between the labels of one text', () => {
    const [first, second] = classifier.classify('подарок маме');
    expect(Math.abs((first?.probability ?? 0) - (second?.probability ?? 0))).toBeLessThan(0.4);
  });

  it('gives no category a high probability for unknown words', () => {
    expect(classifier.classify('xyz')[0]?.probability).toBeLessThan(0.7);
  });

  it('trains the same model from the same examples', () => {
    expect(train(examples)).toEqual(train(examples));
  });
});

describe('featuresOf', () => {
  it('treats Kazakh letters and their Russian neighbours as equal', () => {
    expect(featuresOf('тоңазытқыш')).toEqual(featuresOf('тоназыткыш'));
  });

  it('has no features for a text without letters and digits', () => {
    expect(featuresOf(' — !')).toHaveLength(0);
  });
});
