import { contactSuspicion } from './contact-suspicion';

const NOW = Date.UTC(2026, 10, 21);

test.each([
  ['nothing said', {}, null],
  ['an empty trap', { website: '  ' }, null],
  ['a filled trap', { website: 'https://spam.example' }, 'trap-filled'],
  ['three seconds', { startedAt: NOW - 3000 }, null],
  ['less than three seconds', { startedAt: NOW - 2999 }, 'too-fast'],
  ['at once', { startedAt: NOW }, 'too-fast'],
  ['a clock that is ahead', { startedAt: NOW + 60_000 }, null],
  ['a clock of long ago', { startedAt: 0 }, null],
] as const)('%s', (_name, signs, expected) => {
  expect(contactSuspicion(signs, NOW)).toBe(expected);
});
