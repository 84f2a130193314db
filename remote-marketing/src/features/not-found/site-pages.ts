import { paths } from '@skora/shared/contract';

/** A place to go, as the not-found page lists it. */
export interface SitePage {
  to: string;
  label: string;
  note: string;
  /** Navigation state. */
  state?: object;
}

/** The places most visitors look for. */
export const MAIN_PAGES: readonly SitePage[] = [
  { to: paths.home(), label: 'Home', note: 'What SKORA does' },
  { to: paths.curatedProgramPath(), label: 'Curated Program Path', note: 'What to train next' },
  { to: paths.academies(), label: 'Academies', note: 'After you log in' },
  { to: paths.blog(), label: 'Blog', note: 'Articles with sources' },
  { to: paths.contactUs(), label: 'Get SKORED', note: 'Tell us about a broken link' },
];

/** Pages that only a search brings up. */
export const OTHER_PAGES: readonly SitePage[] = [
  {
    to: paths.story(),
    label: 'SKORAs STORY',
    note: 'Why SKORA exists, safeguarding, how numbers are confirmed',
  },
  { to: paths.successStories(), label: 'Success Stories', note: 'What we count as a success, and examples' },
  {
    to: paths.pricing(),
    label: 'Pricing',
    note: 'Plans, what they cost, how to cancel',
    // Also who has a plan may read about the others.
    state: { upgrade: true },
  },
  { to: paths.clips(), label: 'Clips', note: 'Highlight reel and video' },
  { to: paths.login(), label: 'Log in', note: 'To your account' },
  { to: paths.signUp(), label: 'Register', note: 'Create an account, sign up' },
  { to: paths.forgotPassword(), label: 'Forgot password', note: 'Get a new one' },
  { to: paths.cv(), label: 'My CV', note: 'Your profile, after you log in' },
  { to: paths.weeklyStats(), label: 'Weekly stats', note: 'Add a match or training, after you log in' },
  { to: paths.manageSubscription(), label: 'Manage Subscription', note: 'Your plan, after you log in' },
  {
    to: paths.unsubscribeNewsletter(),
    label: 'Unsubscribe from the newsletter',
    note: 'Leave the Playbook Digest',
  },
  { to: paths.privacyPolicy(), label: 'Privacy Policy', note: 'What is stored, data, children' },
  { to: paths.terms(), label: 'Terms & Conditions', note: 'The rules' },
  { to: paths.refundPolicy(), label: 'Refund Policy', note: 'Money back, withdrawal' },
  { to: paths.disclaimer(), label: 'Disclaimer', note: 'What SKORA is not' },
  {
    to: paths.accessibility(),
    label: 'Accessibility',
    note: 'What works for everybody, and how to report what does not',
  },
];
