export type { Session, SessionUser } from './session';
export { useProfilePicture } from './profile-picture';
export { signOut } from './sign-out';
export { ensureSession, refreshUser } from './start-session';
export { LOADING_TIER, tierStore, type TierState } from './tier-store';
export { useRequiredUser } from './use-required-user';
export { useSession } from './use-session';
export { useTier } from './use-tier';
export { useUserHint } from './use-user-hint';
