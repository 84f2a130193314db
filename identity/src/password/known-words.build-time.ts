import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that are guessed in passwords, one a line. */
export const knownWords: string = dictionary['diceware-common'].join('\n');
