import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The estimate's time grows with the length; nobody guesses what comes after these characters. */
const MEASURED_LENGTH = 72;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const common = new Set(dictionary['passwords-common'].map(String));

/** Whether it is one of the passwords people choose most often, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/**
 * How hard a password is to guess, from 0 (at once) to 4 (very hard).
 * @param own texts that belong to its owner and make a bad password
 */
export function passwordScore(password: string, own: readonly string[] = []): number {
  if (isCommonPassword(password)) return 0;
  return estimator.check(password.slice(0, MEASURED_LENGTH), [...own]).score;
}
