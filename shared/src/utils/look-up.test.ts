import { lookUp } from './look-up';

it.each([
  ['open', 'Open'],
  ['of-tomorrow', 'Reload'],
  ['constructor', 'Reload'],
])('%s is %s', (value, word) => {
  expect(lookUp({ open: 'Open' }, value, 'Reload')).toBe(word);
});
