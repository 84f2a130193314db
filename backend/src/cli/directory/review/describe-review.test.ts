import { directoryAcademy } from '../../../testing/directory-academy';
import { describeReview } from './describe-review';

const academy = directoryAcademy({ id: 'a', name: 'Academia', ages: { min: 8, max: 12 } });
const page = 'https://inventado.example/academia “Clube Inventado” (primary, read 2026-11-21) for';

test('a change shows what was and what would be', () => {
  const after = directoryAcademy({ id: 'a', name: 'Academia', ages: { min: 8, max: 14 }, boarding: true });
  expect(describeReview({ kind: 'row', id: 'row/a', before: academy, after })).toBe(
    [
      'row/a',
      '    Academia, Clube Inventado: changed, published since 2026-11-21',
      '    ages: 8–12 → 8–14',
      '    boarding: unknown → yes',
      `    - source ${page} name and club; town; ages`,
      `    + source ${page} name and club; town; ages; boarding`,
    ].join('\n'),
  );
});

test('a new one, a source to open again, a claim', () => {
  const row = describeReview({ kind: 'row', id: 'row/a', before: null, after: academy });
  expect(row).toContain('Academia, Clube Inventado: new\n    name: unknown → Academia');
  expect(describeReview({ kind: 'sources', id: 'sources/a', academy, stale: academy.sources })).toContain(
    `is everything still there?\n    old:  ${page}`,
  );
  const claim = { academy: 'a', about: 'claim', message: 'We are the club.\nSee our page.', at: 0 };
  expect(describeReview({ kind: 'report', id: 'report/x', ...claim })).toBe(
    'report/x\n    a, says it is their club, 1970-01-01\n    We are the club.\n    See our page.',
  );
});
