import { shortName } from './short-name';

test.each([
  ['Mara Fictiva', 'Mara F.'],
  ['Mara', 'Mara'],
  ['  Ana  Maria da Silva ', 'Ana S.'],
  ['Zoë O’Neil', 'Zoë O.'],
  ['三浦 知良', '三浦 知.'],
  ['https://evil.example/?a=1 Win', 'httpsevilexamplea W.'],
  ['<b>Mara</b> F', 'bMarab F.'],
  ['call +44 1234', 'call'],
  ['!!! 123', 'A player'],
  ['a'.repeat(80), 'a'.repeat(20)],
])('%j is %j to a guardian', (displayName, short) => {
  expect(shortName(displayName)).toBe(short);
});
