import { ARTICLES } from './articles';
import { moveOf } from './move';

const example = { slug: 'a-title', sources: ['test505', 'maturity', 'baseRates'], evidence: 'thin' } as const;

test('the same article draws the same move, another one another', () => {
  expect(moveOf(example)).toEqual(moveOf(example));
  expect(new Set(ARTICLES.map((article) => JSON.stringify(moveOf(article)))).size).toBe(ARTICLES.length);
});

test('a player for each source, and more opponents where the evidence is weaker', () => {
  expect(moveOf(example).passes).toHaveLength(3);
  const opponents = (['strong', 'mixed', 'thin'] as const).map(
    (evidence) => moveOf({ ...example, evidence }).opponents.length,
  );
  expect(opponents).toEqual([1, 3, 5]);
});

test('every move stays on the pitch and goes forward', () => {
  for (const article of ARTICLES) {
    const { passes, opponents } = moveOf(article);
    expect([...passes, ...opponents].filter(({ x, y }) => x < 20 || x > 300 || y < 18 || y > 122)).toEqual(
      [],
    );
    expect(passes.map(({ x }) => x)).toEqual(passes.map(({ x }) => x).sort((one, other) => one - other));
  }
});
