/** Our own pages behind the links in mails. */
export interface SiteLinks {
  verifyEmail: (code: string) => string;
  resetPassword: (code: string) => string;
  /**
   * Not by way of `/auth-action`: that page sends every other mode to the home page. It says that it changes an address: one
   * that no longer works must not be taken for the used link of a verified address.
   */
  changeEmail: (code: string) => string;
  guardian: (token: string) => string;
  /** Where a parent sees the children. */
  family: () => string;
  /** Where address, password, sessions and deletion are. */
  security: () => string;
  /** Where a player whose account is not open sees what is missing. */
  accountState: () => string;
  confirmDigest: (token: string) => string;
  unsubscribe: (token: string) => string;
  /** For mail programs, which post there (RFC 8058); people who open it are led to the page. */
  oneClickUnsubscribe: (token: string) => string;
  /** Where somebody ends the weekly email without logging in. */
  weeklyEmail: (token: string) => string;
  /** For mail programs, as for the digest. */
  oneClickWeeklyEmail: (token: string) => string;
  articles: () => string;
  showcases: () => string;
  subscription: () => string;
  /** Where a parent pays, or manages what was paid. */
  parentPayment: (token: string) => string;
  /** Where a coach, or first a guardian, answers. */
  confirm: (token: string) => string;
  /** Where a contact request is sent off, and later answered. */
  contactRequest: (token: string) => string;
  /** Where a player reads what coaches answered. */
  confirmations: () => string;
  /** Where a player shares the CV. */
  sharing: () => string;
  sharedCv: (token: string) => string;
  /** The own clips. */
  clips: () => string;
  /** Where somebody objects to a decision. */
  objection: () => string;
  /** What a player was told, and wants to be told. */
  notifications: () => string;
  /** What a player works on. */
  dashboard: () => string;
  home: () => string;
}

/** @param origin where the site is, e.g. `https://skora.example` */
export function siteLinks(origin: string): SiteLinks {
  const page = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(path, origin);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  };
  return {
    verifyEmail: (code) => page('/auth-action', { mode: 'verifyEmail', oobCode: code }),
    resetPassword: (code) => page('/auth-action', { mode: 'resetPassword', oobCode: code }),
    changeEmail: (code) => page('/email-verification', { oobCode: code, kind: 'change' }),
    guardian: (token) => page('/guardian-approval', { token }),
    family: () => page('/family'),
    security: () => page('/settings/account'),
    accountState: () => page('/complete-account'),
    parentPayment: (token) => page('/payment-portal', { parent: token }),
    confirmDigest: (token) => page('/unsubscribe-newsletter', { confirm: token }),
    unsubscribe: (token) => page('/unsubscribe-newsletter', { token }),
    oneClickUnsubscribe: (token) => page(`/api/newsletter/one-click/${token}`),
    weeklyEmail: (token) => page(`/weekly-email/${token}`),
    oneClickWeeklyEmail: (token) => page(`/api/notifications/weekly-email/${token}`),
    articles: () => page('/blog'),
    showcases: () => page('/showcases'),
    subscription: () => page('/manage-subscription'),
    confirm: (token) => page(`/confirm/${token}`),
    contactRequest: (token) => page(`/contact-request/${token}`),
    confirmations: () => page('/settings/confirmations'),
    sharing: () => page('/profile/sharing'),
    sharedCv: (token) => page(`/cv/${token}`),
    clips: () => page('/clips'),
    objection: () => `${page('/contact-us', { topic: 'support' })}#write`,
    notifications: () => page('/notifications'),
    dashboard: () => page('/profile'),
    home: () => page('/'),
  };
}
