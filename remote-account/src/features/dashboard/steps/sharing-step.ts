import { paths } from '@skora/shared/contract';
import type { Sharing } from '../../sharing';
import type { ProfileStep } from './profile-step';

const SHARE = { key: 'shared', to: paths.sharing() } as const;

/**
 * The step towards a CV somebody else reads. A minor asks a parent or guardian first.
 * @returns null where there is nothing to do about it: the account is not open, or a guardian said no
 */
export function sharingStep({
  status,
  isAdult,
  approval,
  links,
}: Pick<Sharing, 'status' | 'isAdult' | 'approval' | 'links'>): ProfileStep | null {
  if (status !== 'open') return null;
  if (approval?.countsFrom) {
    return {
      ...SHARE,
      label: 'Your parent or guardian agreed to sharing',
      reason: 'The agreement counts a day after they gave it. Then you can make your first link.',
      state: 'waiting',
    };
  }
  const agreed = isAdult || approval?.status === 'approved';
  if (agreed) {
    return {
      ...SHARE,
      label: 'Share your CV with one person',
      reason: 'Your link shows only what you chose, and you can end it at any time.',
      state: links.some(({ state }) => state === 'live') ? 'done' : 'open',
    };
  }
  // A guardian who said no is not asked again: that would put pressure on a child.
  if (approval?.status === 'declined' || approval?.status === 'revoked') return null;
  if (approval?.status === 'pending') {
    return {
      ...SHARE,
      label: 'Your parent or guardian decides about sharing',
      reason: 'We sent them an email. Nobody sees your CV before they agree.',
      state: 'waiting',
    };
  }
  return {
    ...SHARE,
    label: 'Ask a parent or guardian about sharing',
    reason:
      'You are under 18, so they have to agree before anybody sees your CV. You only need this if you want to share it.',
    state: 'open',
  };
}
