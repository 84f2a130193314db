import { lostPoints, missed, readScores } from './scores';

const ref = (id: string, weight: number) => ({ id, weight });
const category = (score: number | null, auditRefs = [ref('fast', 1), ref('hint', 0)]) => ({
  id: 'c',
  title: 'C',
  score,
  auditRefs,
});
const result = {
  categories: {
    performance: category(0.954),
    accessibility: category(1),
    'best-practices': category(0.99),
    seo: category(null),
  },
  audits: { fast: audit(0.5), hint: audit(0) },
} as unknown as Parameters<typeof lostPoints>[0];

function audit(score: number) {
  return { title: 'Is fast', displayValue: '2 s', score };
}

it('rounds like the report, and counts what could not be measured as nothing', () => {
  expect(readScores(result)).toEqual({ performance: 95, accessibility: 100, 'best-practices': 99, seo: 0 });
});

it('names the categories below their target', () => {
  expect(missed(readScores(result))).toEqual(['best-practices', 'seo']);
});

it('says what costs points and leaves hints out', () => {
  expect(lostPoints(result, 'performance')).toEqual(['performance: Is fast 2 s']);
});
