import { paths } from '@skora/shared/contract';

/** A Map, not an object: `mode=constructor` must find nothing. */
const pages = new Map([
  ['resetPassword', paths.resetPassword],
  ['verifyEmail', paths.emailVerification],
]);

/**
 * Where a link out of an account mail leads: always a path of this site. Anything but exactly one known mode and one
 * code leads home; every other parameter, `continueUrl` above all, is ignored.
 * @example actionTarget('?mode=verifyEmail&oobCode=a%2Fb') // '/email-verification?oobCode=a%2Fb'
 */
export function actionTarget(search: string): string {
  const params = new URLSearchParams(search);
  const modes = params.getAll('mode');
  const codes = params.getAll('oobCode');
  const [mode] = modes;
  const [code] = codes;
  if (modes.length !== 1 || codes.length !== 1 || !mode || !code) return paths.home();
  return pages.get(mode)?.(code) ?? paths.home();
}
