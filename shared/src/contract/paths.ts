/**
 * Every address of the site as a function, so that a link between remotes breaks the type check and not the visitor.
 * A test compares this list with the manifests.
 * @example <Link to={paths.login()}>Login</Link>
 */
export const paths = {
  home: () => '/',
  story: () => '/story',
  curatedProgramPath: () => '/curated-program-path',
  path: () => '/path',
  successStories: () => '/success-story',
  pricing: () => '/pricing-plans',
  paymentPortal: () => '/payment-portal',
  contactUs: () => '/contact-us',
  contact: () => '/contact',
  blog: () => '/blog',
  clips: () => '/clips',
  unsubscribeNewsletter: () => '/unsubscribe-newsletter',
  refundPolicy: () => '/refund-policy',
  privacyPolicy: () => '/privacy-policy',
  disclaimer: () => '/disclaimer',
  terms: () => '/t&c',
  login: () => '/login',
  signUp: () => '/signup',
  resetPassword: (oobCode?: string) => withCode('/reset-password', oobCode),
  forgotPassword: () => '/forgot-password',
  emailVerification: (oobCode?: string) => withCode('/email-verification', oobCode),
  authAction: () => '/auth-action',
  completeAccount: () => '/complete-account',
  guardianApproval: () => '/guardian-approval',
  welcome: () => '/welcome',
  dashboard: () => '/profile',
  cv: () => '/profile/myprofile',
  sharing: () => '/profile/sharing',
  sharedCv: (token = 'unknown') => `/cv/${encodeURIComponent(token)}`,
  settings: () => '/settings',
  accountSecurity: () => '/settings/account',
  editProfile: () => '/settings/edit-profile',
  playerStats: () => '/settings/player-stats',
  weeklyStats: () => '/settings/add-weekly-stats',
  goals: () => '/profile/goals',
  confirmations: () => '/settings/confirmations',
  contactRequest: (token = 'unknown') => `/contact-request/${encodeURIComponent(token)}`,
  confirm: (token = 'unknown') => `/confirm/${encodeURIComponent(token)}`,
  notifications: () => '/notifications',
  weeklyEmail: (token = 'unknown') => `/weekly-email/${encodeURIComponent(token)}`,
  manageSubscription: () => '/manage-subscription',
  academies: () => '/academies',
  academy: (id = 'unknown') => `/academies/${encodeURIComponent(id)}`,
  compareAcademies: (ids: readonly string[] = []) => `/academies/compare?ids=${ids.join(',')}`,
  playerMap: () => '/map',
  showcases: () => '/showcases',
  designSystem: () => '/design-system',
} as const;

function withCode(path: string, oobCode?: string): string {
  return oobCode === undefined ? path : `${path}?oobCode=${encodeURIComponent(oobCode)}`;
}
