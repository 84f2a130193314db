/** What is known about passwords: {@link loadPasswordCheck}. */
export type PasswordCheck = Awaited<ReturnType<typeof loadPasswordCheck>>;

/**
 * The list of common passwords and the strength estimate: large, so they are downloaded when somebody is about to
 * choose a password. Rejects when they cannot be; the next call tries again.
 */
export function loadPasswordCheck() {
  return import(/* webpackChunkName: "password-check" */ './password-check');
}
