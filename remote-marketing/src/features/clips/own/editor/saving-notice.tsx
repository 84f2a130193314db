import { ChangedElsewhere } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Notice, TextLink } from '@skora/shared/ui';
import { ProgressBar } from '@skora/shared/ui/data';
import { REEL_PLAN } from './reel-plan';
import type { Saving } from './use-save-clip';

const REASONS = {
  refused: `We could not save it like this. The gallery is for adults only, trimming and changing the order need the ${REEL_PLAN}, and your account has to be open.`,
  'no-room': 'Your plan has no room for another clip. Delete one, or look at the plans.',
  'too-large': 'The file is larger than your plan allows.',
  'no-answer':
    'We could not reach the server. Check your connection. What you have uploaded is not sent again.',
  gone: 'It was deleted in another tab or on another device.',
  taken:
    'Another clip was quicker, in another tab or on another device. Try again, and yours gets the next place.',
} as const;

interface SavingNoticeProps {
  saving: Saving;
  onKeepMine: () => void;
  onUseStored: () => void;
}

/** How saving goes: what is uploaded, or why it failed. */
export function SavingNotice({ saving, onKeepMine, onUseStored }: SavingNoticeProps) {
  if (saving.status === 'uploading') {
    const percent = Math.round(saving.share * 100);
    return <ProgressBar label="Uploading your clip" value={percent} valueText={`${percent}%`} />;
  }
  if (saving.status !== 'failed') return null;
  if (saving.reason === 'conflict') {
    return <ChangedElsewhere onKeepMine={onKeepMine} onUseStored={onUseStored} />;
  }
  return (
    <Notice
      tone="danger"
      live="assertive"
      title="Your clip is not saved yet"
      action={
        saving.reason === 'no-room' ? (
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            Compare the plans
          </TextLink>
        ) : undefined
      }
    >
      {REASONS[saving.reason]} Nothing you typed is lost.
    </Notice>
  );
}
