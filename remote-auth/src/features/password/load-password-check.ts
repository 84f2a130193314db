/** What is known about passwords: {@link loadPasswordCheck}. */
export type PasswordCheck = Awaited<ReturnType<typeof loadPasswordCheck>>;

/**
 * The list of common passwords and the strength estimate: large, so they are downloaded when somebody is about to
 * choose a password. Rejects when they cannot be; the next call tries again.
 */
export function loadPasswordCheck() {
  const load = () => import(/* webpackChunkName: "password-check" */ './password-check');
  // Over a slow line a large file comes later than a download may take; asked for again it is often there already.
  return load().catch(load);
}
