import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN } from './password-rule';

/** As many as weigh what a page can be made to wait for; they reach down to place 24,892 of the whole list. */
const COUNT = 9_000;

/** The passwords people choose most often, most common first, one a line. Shorter ones are refused by the rule. */
export const commonPasswords: string = dictionary['passwords-common']
  .map(String)
  .filter((password) => password.length >= PASSWORD_MIN)
  .slice(0, COUNT)
  .join('\n');
