import { maskedEmail } from './masked-email';

test.each([
  ['parent@mail.example', 'p•••@mail.example'],
  ['p@mail.example', 'p•••@mail.example'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked);
});
