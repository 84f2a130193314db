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

/** Keys of `sessionStorage`, which lasts as long as the tab. */
export const TAB_KEYS = {
  /** The uid of the person whose data the tab keeps; none while it keeps a signed-out visitor's. */
  tabOwner: 'tabOwner',
  previousLocation: 'previousLocation',
  skipPublicOnlyToast: 'skipPublicOnlyToast',
  comparedAcademies: 'comparedAcademies',
  accountStripDismissed: 'accountStripDismissed',
} as const;

/** Key of the cached profile of a user. @example profileKey('uid1') // 'userProfile_uid1' */
export function profileKey(uid: string): string {
  return `${PROFILE_KEY_PREFIX}${uid}`;
}
