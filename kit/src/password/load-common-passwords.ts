/**
 * The list of common passwords: large, so it is downloaded when somebody is about to choose one. Rejects when it cannot
 * be; the next call tries again.
 */
export function loadCommonPasswords() {
  const load = () => import(/* webpackChunkName: "common-passwords" */ './common-password-list');
  // Over a slow line a large file comes later than a download may take; asked for again it is often there already.
  return load().catch(load);
}
