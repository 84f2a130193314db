import { countLost, isFine, layOut, listRows, type Counts } from './result';

const FINE: Counts = {
  requests: 900,
  failedRequests: 0,
  writes: 90,
  savedMatches: 9,
  lostWrites: 0,
  duplicateEffects: 0,
  lostCharacters: 0,
  missingChunks: 0,
  reloadsPerTab: 1,
};

test('a rehearsal without a failure, and with one reload of a tab, is fine', () => {
  expect(isFine(FINE)).toBe(true);
});

test.each([
  ['failedRequests', 1],
  ['lostWrites', 1],
  ['duplicateEffects', 1],
  ['lostCharacters', 1],
  ['missingChunks', 1],
  ['reloadsPerTab', 2],
  ['requests', 0],
  ['writes', 0],
  ['savedMatches', 0],
] as const)('%s = %i is not', (name, value) => {
  expect(isFine({ ...FINE, [name]: value })).toBe(false);
});

test('the table names each figure and says which is wrong', () => {
  expect(layOut(listRows({ ...FINE, missingChunks: 2 }))).toMatchInlineSnapshot(`
"requests                  900
failed requests             0  fine (at most 0)
writes                     90
matches saved               9
lost writes                 0  fine (at most 0)
duplicate effects           0  fine (at most 0)
lost typed characters       0  fine (at most 0)
chunk 404s                  2  WRONG (at most 0)
reloads of one tab          1  fine (at most 1)"
`);
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'ab', 1],
  ['abc', '', 3],
  ['abc', 'xbc', 3],
  ['', '', 0],
])('of "%s" in a field with "%s", %i are lost', (typed, kept, lost) => {
  expect(countLost(typed, kept)).toBe(lost);
});
