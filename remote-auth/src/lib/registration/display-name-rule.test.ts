import { displayNameProblem, normaliseDisplayName } from './display-name-rule';

describe('display name', () => {
  it.each([
    ['  Mara \n  Fictiva\t', 'Mara Fictiva'],
    ['\u202Eevil\u2069', 'evil'],
    ['zero\u0000byte', 'zerobyte'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍👧 Ada', '👩‍👧 Ada'],
    ['__proto__', '__proto__'],
  ])('stores %j as %j', (typed, stored) => {
    expect(normaliseDisplayName(typed)).toBe(stored);
    expect(displayNameProblem(typed)).toBeUndefined();
  });

  it.each(['', '   ', '\u202E', '\u0000'])('needs something to greet: %j', (typed) => {
    expect(displayNameProblem(typed)).toBe('Enter the name you want us to call you.');
  });

  it('has an end', () => {
    expect(displayNameProblem('a'.repeat(60))).toBeUndefined();
    expect(displayNameProblem('a'.repeat(10_000))).toBe('Use at most 60 characters for your name.');
  });
});
