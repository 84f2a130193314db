import { ARTICLES } from './articles';
import { moveOf } from './move';

test('the same seed draws the same move, another seed another one', () => {
  expect(moveOf('a-title')).toEqual(moveOf('a-title'));
  expect(new Set(ARTICLES.map(({ slug }) => JSON.stringify(moveOf(slug)))).size).toBe(ARTICLES.length);
});

test('every move stays on the pitch and goes forward', () => {
  for (const { slug } of ARTICLES) {
    const { passes, opponents } = moveOf(slug);
    expect([...passes, ...opponents].filter(({ x, y }) => x < 20 || x > 300 || y < 18 || y > 122)).toEqual(
      [],
    );
    expect(passes.map(({ x }) => x)).toEqual(passes.map(({ x }) => x).sort((one, other) => one - other));
  }
});
