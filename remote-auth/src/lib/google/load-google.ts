/** The way to Google's page; downloaded when somebody takes it. */
export function loadLeaveForGoogle() {
  return import(/* webpackChunkName: "google-leave" */ './leave-for-google');
}

/** The way back from Google's page; downloaded by those who come back. */
export function loadGoogleReturn() {
  return import(/* webpackChunkName: "google-return" */ './google-return');
}
