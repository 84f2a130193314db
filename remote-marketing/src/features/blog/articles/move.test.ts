import { ARTICLES } from './articles';
import { drawMove } from './move';

const example = { slug: 'a-title', sources: ['test505', 'maturity', 'baseRates'], evidence: 'thin' } as const;

test('the same article draws the same move, another one another', () => {
  expect(drawMove(example)).toEqual(drawMove(example));
  expect(new Set(ARTICLES.map((article) => JSON.stringify(drawMove(article)))).size).toBe(ARTICLES.length);
});

test('a player for each source, and more opponents where the evidence is weaker', () => {
  expect(drawMove(example).passes).toHaveLength(3);
  const opponents = (['strong', 'mixed', 'thin'] as const).map(
    (evidence) => drawMove({ ...example, evidence }).opponents.length,
  );
  expect(opponents).toEqual([1, 3, 5]);
});

test('every move stays on the pitch and goes forward', () => {
  for (const article of ARTICLES) {
    const { passes, opponents } = drawMove(article);
    expect([...passes, ...opponents].filter(({ x, y }) => x < 20 || x > 300 || y < 18 || y > 122)).toEqual(
      [],
    );
    expect(passes.map(({ x }) => x)).toEqual(passes.map(({ x }) => x).sort((one, other) => one - other));
  }
});
