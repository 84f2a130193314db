/** Keys of `localStorage`, which lasts on this device. */
export const DEVICE_KEYS = {
  /** Hint of the last session (never authorises): {@link StoredUser}. */
  user: 'user',
  /** What the account was for last time; none for a player's. */
  accountRole: 'accountRole',
  statsProfileImage: 'userStats_profileImage',
  statsPhysicalStep: 'userStats_physicalStep',
  statsTechnicalStep: 'userStats_technicalStep',
  statsGoalkeeperTechnicalStep: 'userStats_goalkeeperTechnicalStep',
} as const;

/** Prefix of every draft; all of them go at sign-out. */
export const STATS_KEY_PREFIX = 'userStats_';

/** Prefix of the cached profiles, one per uid. */
export const PROFILE_KEY_PREFIX = 'userProfile_';

/** Prefix of what somebody types into a form, kept for the tab. */
export const FORM_DRAFT_PREFIX = 'formDraft_';

/** Keys of `sessionStorage`, which lasts as long as the tab. */
export const TAB_KEYS = {
  /** The uid of the person whose data the tab keeps; none while it keeps a signed-out visitor's. */
  tabOwner: 'tabOwner',
  previousLocation: 'previousLocation',
  skipPublicOnlyToast: 'skipPublicOnlyToast',
  comparedAcademies: 'comparedAcademies',
  /** Builds of the site that this tab has left by a reload, because their files were gone. */
  reloadedFrom: 'reloadedFrom',
  /** That this tab has done so and has not said it yet. */
  untoldReload: 'untoldReload',
  accountStripDismissed: 'accountStripDismissed',
  /** Keys of requests whose answers did not come, by a hash of what they say. */
  unanswered: 'unansweredRequests',
  /** What the way back from Google is checked with. */
  googleSignIn: 'googleSignIn',
} as const;

/** Entries that say nothing about a person. Every other entry, also one that is added later, goes with whoever it is about. */
export const IMPERSONAL_KEYS: readonly string[] = [
  TAB_KEYS.skipPublicOnlyToast,
  TAB_KEYS.googleSignIn,
  TAB_KEYS.reloadedFrom,
  TAB_KEYS.untoldReload,
];

/** Key of the cached profile of a user. @example profileKey('uid1') // 'userProfile_uid1' */
export function profileKey(uid: string): string {
  return `${PROFILE_KEY_PREFIX}${uid}`;
}
