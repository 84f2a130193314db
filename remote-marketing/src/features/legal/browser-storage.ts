interface StoredItem {
  name: string;
  purpose: string;
}

/** Everything the site keeps in a browser, as the privacy policy lists it. */
export const browserStorage: readonly StoredItem[] = [
  { name: 'Login (Firebase)', purpose: 'keeps you logged in on this device until you log out.' },
  { name: 'user', purpose: 'your name and email address, to greet you before we have checked your login.' },
  {
    name: 'accountRole',
    purpose: 'whether you are a player or a parent, so that the right pages appear at once.',
  },
  { name: 'userProfile_…', purpose: 'your profile, so that it appears at once.' },
  {
    name: 'userStats_…',
    purpose: 'drafts of your stats, so that nothing you typed is lost until you log out.',
  },
  {
    name: 'seen_…',
    purpose:
      'what you saw last of your own record, so that you can read it without a connection, until you log out.',
  },
  {
    name: 'waiting_…',
    purpose:
      'that you saved something without a connection, so that it goes out later, until then or until you log out.',
  },
  {
    name: 'tried_…',
    purpose:
      'an entry whose saving got no answer, so that it is not saved twice when it is sent again, until then or until you log out.',
  },
  {
    name: 'skora-pages, skora-files, skora-frame',
    purpose:
      'pages that you have read and their files, so that they open at once and without a connection. Nothing about you is in them. A page is shown for seven days at most, and goes when you log in or out.',
  },
  {
    name: 'formDraft_…',
    purpose:
      'what you type into a form, so that a reload loses nothing. Gone when it is sent, when you close the tab, and after a day.',
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
  {
    name: 'unansweredRequests',
    purpose:
      'a number for each request that got no answer, so that nothing is sent twice when you try again. Gone when you close the tab.',
  },
  {
    name: 'reloadedFrom',
    purpose:
      'the number of an older SKORA that this tab has left, so that it reloads only once. Gone when you close the tab.',
  },
  {
    name: 'untoldReload',
    purpose: 'a mark that we still have to tell you of such a reload. Gone once we have.',
  },
  {
    name: 'googleSignIn',
    purpose: 'two random numbers that check the way back from Google. Gone once you are back.',
  },
  { name: 'comparedAcademies', purpose: 'the academies you compare. Gone when you close the tab.' },
  { name: 'skora_hint', purpose: 'a cookie that says “somebody was logged in here”, without saying who.' },
  {
    name: 'skora_theme',
    purpose: 'a cookie with “light” or “dark”, for a year, only if you choose a theme in the footer.',
  },
  {
    name: 'skora_bucket',
    purpose: 'a cookie with a number from 0 to 99, only while two versions of the site run side by side.',
  },
];
