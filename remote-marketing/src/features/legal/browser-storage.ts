interface StoredItem {
  name: string;
  purpose: string;
}

/** Everything the site keeps in a browser, as the privacy policy lists it. */
export const browserStorage: readonly StoredItem[] = [
  { name: 'Login (Firebase)', purpose: 'keeps you logged in on this device until you log out.' },
  { name: 'user', purpose: 'your name and email address, to greet you before we have checked your login.' },
  { name: 'userProfile_…', purpose: 'your profile, so that it appears at once.' },
  {
    name: 'userStats_…',
    purpose: 'drafts of your stats, so that nothing you typed is lost until you log out.',
  },
  {
    name: 'previousLocation',
    purpose: 'the page you came from, to bring you back there after you log in. Gone when you close the tab.',
  },
  {
    name: 'tabOwner',
    purpose:
      'the number of the account that the entries in this tab belong to, so that we can clear them once somebody else uses the tab. Gone when you close the tab.',
  },
  {
    name: 'skipPublicOnlyToast',
    purpose: 'a mark that avoids a needless message after you log out. Gone when you close the tab.',
  },
  {
    name: 'accountStripDismissed',
    purpose: 'that you closed a note about your account. Gone when you close the tab.',
  },
  { name: 'comparedAcademies', purpose: 'the academies you compare. Gone when you close the tab.' },
  { name: 'skora_hint', purpose: 'a cookie that says “somebody was logged in here”, without saying who.' },
  {
    name: 'skora_bucket',
    purpose: 'a cookie with a number from 0 to 99, only while two versions of the site run side by side.',
  },
];
