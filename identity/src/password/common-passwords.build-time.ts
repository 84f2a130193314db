import { dictionary } from '@zxcvbn-ts/language-common';

/** The list has five times as many; what stands further down is not among the first guesses of anybody. */
const COUNT = 10_000;

/** The passwords people choose most often, most common first, one a line. */
export const commonPasswords: string = dictionary['passwords-common'].slice(0, COUNT).join('\n');
