import { parseAccountCommand } from './parse-account-command';

test.each(['suspend', 'restore'] as const)(
  '%s names an account and the reason its player is told',
  (decision) => {
    const command = { uid: 'aB3-_x', decision, reason: 'Not your clips.' };
    expect(parseAccountCommand([decision, 'aB3-_x', '--reason', ' Not your clips. '])).toEqual(command);
    expect(parseAccountCommand([decision, 'aB3-_x', '--reason=Not your clips.'])).toEqual(command);
  },
);

test.each<[string, string[]]>([
  ['no account', ['suspend', '--reason', 'Why']],
  ['no reason', ['suspend', 'uid']],
  ['an empty reason', ['suspend', 'uid', '--reason', ' ']],
  ['a reason without quotation marks', ['suspend', 'uid', '--reason', 'Not', 'your', 'clips']],
  ['a path', ['suspend', 'users/uid', '--reason', 'Why']],
  ['another decision', ['delete', 'uid', '--reason', 'Why']],
  ['another option', ['suspend', 'uid', '--reason', 'Why', '--quiet']],
  ['nothing', []],
])('%s is no command', (_what, words) => {
  expect(parseAccountCommand(words)).toBeNull();
});
