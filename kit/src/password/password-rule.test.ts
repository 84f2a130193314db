import { passwordProblem } from './password-rule';

describe('passwordProblem', () => {
  it.each([
    ['', 'Choose a password.'],
    ['seven77', 'Use at least 8 characters.'],
    ['🙂🙂🙂🙂', 'Use at least 8 characters.'],
    ['a'.repeat(5000), 'Use at most 4096 characters.'],
  ])('measures the length of %.10s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each([
    'aaaaaaaa',
    'abababab',
    '12345678',
    '87654321',
    'abcdefgh',
    'QwertyUiop',
    'password',
    'Passwort1!',
    '!!messi10',
  ])('finds %s easy to guess', (password) => {
    expect(passwordProblem(password.padEnd(8, '1'))).toBe(
      'This password is easy to guess. Choose another one.',
    );
  });

  it.each(['Ada Quick', 'ada quick', 'ada@example.com', 'ADAADAADA'])(
    'does not take %s of its owner',
    (password) => {
      const owner = { displayName: ' Ada Quick ', email: 'adaadaada@example.com' };
      const own = password === 'ada@example.com' ? { ...owner, email: password } : owner;
      expect(passwordProblem(password, own)).toBe(
        'Choose a password that is not your name or email address.',
      );
    },
  );

  it.each([
    'seven purple kites',
    'пароль для футбола',
    'tor tor tor im regen',
    'x'.repeat(30) + 'yz'.repeat(30),
    'K9#mwq!z',
  ])('takes %.20s', (password) => {
    expect(passwordProblem(password, { displayName: '', email: '' })).toBeUndefined();
  });
});
