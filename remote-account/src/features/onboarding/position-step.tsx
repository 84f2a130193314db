import { parsePosition, POSITION_NAMES, type PlayerProfile } from '@skora/domain';
import { useForm } from '@skora/kit';
import { emitEvent } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { classNames } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import { saveDocument } from '../../lib/document-form/save-document';
import { useDocuments } from '../../lib/documents/documents-context';
import { profileCodec } from '../../lib/player/profile-codec';
import { PitchChoice } from '../../lib/positions/pitch-choice';
import { StepFrame } from './frame/step-frame';
import { StepNotices } from './frame/step-notices';
import styles from './frame/steps.module.css';

interface PositionStepProps {
  profile: PlayerProfile;
  onNext: () => void;
}

/** The first step: one tap on the pitch. It is the main position of the profile, and the same everywhere. */
export function PositionStep({ profile, onNext }: PositionStepProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const stored = profile.primaryPosition ?? '';
  const form = useForm({
    initial: { primaryPosition: stored as string },
    fieldId: () => 'first-position',
    check: ({ primaryPosition }) => ({
      primaryPosition: primaryPosition === '' ? 'Choose your position on the pitch.' : null,
    }),
    offline: true,
    send: async ({ primaryPosition }) => {
      if (primaryPosition !== stored) {
        const secondaryPositions = profile.secondaryPositions.filter((code) => code !== primaryPosition);
        await saveDocument(documents, `profiles/${uid}`, profileCodec(profile.displayName), {
          base: { primaryPosition: stored, secondaryPositions: profile.secondaryPositions },
          mine: { primaryPosition, secondaryPositions },
        });
        emitEvent('account:profile-updated', { uid });
      }
      onNext();
    },
  });
  const chosen = parsePosition(form.values.primaryPosition);
  return (
    <StepFrame
      step="position"
      title="Where do you play?"
      lead="Tap your main position. You can add others later."
    >
      <form noValidate className={classNames(styles.form, styles.board)} onSubmit={form.onSubmit}>
        <FormErrorSummary {...form.summary} />
        <PitchChoice
          id="first-position"
          legend="Main position"
          summary={chosen ? POSITION_NAMES[chosen] : 'Choose one on the pitch'}
          name="primaryPosition"
          type="radio"
          upright
          chosen={chosen ? [chosen] : []}
          marked={[]}
          canChoose={() => true}
          onChoose={(primaryPosition) => form.change({ primaryPosition })}
          error={form.errorFor('primaryPosition')}
        />
        <StepNotices waiting={form.waiting} error={form.error} />
        <div className={styles.onPitch}>
          <SubmitButton busy={form.busy} busyLabel="Saving…">
            Continue
          </SubmitButton>
        </div>
      </form>
    </StepFrame>
  );
}
