import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { guessedWords } from './guessed-words.build-time';

/** The estimate's time grows with the length, and a longer password scores no better. */
const MEASURED_LENGTH = 72;

/** How hard a password is to guess, from 0 (at once) to 4 (very hard). */
export type PasswordScore = (password: string) => number;

/** An estimate that knows these passwords, most common first. */
export function passwordEstimator(common: readonly string[]): PasswordScore {
  const dictionary = { passwords: [...common], words: guessedWords.split('\n') };
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => estimator.check(password.slice(0, MEASURED_LENGTH)).score;
}
