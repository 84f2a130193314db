import { loadCommonPasswords } from './load-common-passwords';
import type { PasswordScore } from './password-estimator';

/**
 * The estimate behind a strength meter, downloaded together with the list it rests on. Rejects when it cannot be; the
 * next call tries again.
 * @returns a score of 0 for every common password
 */
export async function loadPasswordScore(): Promise<PasswordScore> {
  const [{ commonPasswordList, isCommonPassword }, { passwordEstimator }] = await Promise.all([
    loadCommonPasswords(),
    import(/* webpackChunkName: "password-estimator" */ './password-estimator'),
  ]);
  const score = passwordEstimator(commonPasswordList);
  return (password) => (isCommonPassword(password) ? 0 : score(password));
}
