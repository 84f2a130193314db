import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from './password-rule';

/** Of the common passwords, as many as are worth their weight as a part of others. */
const COUNT = 2_000;

const short = dictionary['passwords-common']
  .map(String)
  .slice(0, COUNT)
  .filter((password) => password.length < PASSWORD_MIN);

/** What is guessed as a part of a password, one a line: short passwords and words. */
export const guessedWords: string = [...new Set([...short, ...dictionary['diceware-common']])].join('\n');
