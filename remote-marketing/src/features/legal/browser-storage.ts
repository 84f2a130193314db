interface StoredItem {
  name: string;
  purpose: string;
}

/** Everything the site keeps in a browser, as the privacy policy lists it. */
export const browserStorage: readonly StoredItem[] = [
  { name: 'Sign-in (Firebase)', purpose: 'keeps you signed in on this device, until you sign out.' },
  { name: 'user', purpose: 'your name and address, to greet you before the sign-in has been checked.' },
  { name: 'userProfile_…', purpose: 'your profile, so that it appears at once.' },
  { name: 'userStats_…', purpose: 'drafts of your stats, so that nothing typed is lost until you sign out.' },
  {
    name: 'previousLocation',
    purpose: 'the page you came from, to return there after signing in. Ends with the tab.',
  },
  {
    name: 'skipPublicOnlyToast',
    purpose: 'a flag that avoids a needless message after signing out. Ends with the tab.',
  },
  {
    name: 'accountStripDismissed',
    purpose: 'that you closed a note about your account. Ends with the tab.',
  },
  { name: 'comparedAcademies', purpose: 'the academies you compare. Ends with the tab.' },
  { name: 'skora_hint', purpose: 'a cookie that says “somebody was signed in here”, without saying who.' },
  {
    name: 'skora_bucket',
    purpose: 'a cookie with a number from 0 to 99, while two versions of the site run side by side.',
  },
];
