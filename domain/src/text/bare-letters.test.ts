import { bareLetters } from './bare-letters';

test.each([
  ['Øystein Bæk', 'oystein baek'],
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Iİıi', 'iiii'],
  ['Groß-São', 'gross-sao'],
  ['Þór Œuvre', 'thor oeuvre'],
  ['Юрий', 'юрии'],
])('%s is found as %s', (text, found) => {
  expect(bareLetters(text)).toBe(found);
});
