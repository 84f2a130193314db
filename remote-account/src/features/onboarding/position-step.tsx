import { parsePosition, POSITION_NAMES, PROFILE_FIELDS, type PlayerProfile } from '@skora/domain';
import { useForm } from '@skora/kit';
import { emitEvent } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { classNames } from '@skora/shared/ui';
import { FormErrorSummary, SubmitButton } from '@skora/shared/ui/forms';
import type { DocumentCodec } from '../../lib/document-form/document-codec';
import { readText } from '../../lib/document-form/form-values';
import { saveDocument } from '../../lib/document-form/save-document';
import { tableCodec } from '../../lib/document-form/table-codec';
import { useDocuments } from '../../lib/documents/documents-context';
import { PitchChoice } from '../../lib/positions/pitch-choice';
import { StepFrame } from './frame/step-frame';
import { StepNotices } from './frame/step-notices';
import styles from './frame/steps.module.css';

interface PositionStepProps {
  profile: PlayerProfile;
  onNext: () => void;
}

const codec = tableCodec(PROFILE_FIELDS);

/** A profile has a name from the beginning: the one of the account. */
function namedCodec(accountName: string): DocumentCodec {
  const toForm: DocumentCodec['toForm'] = (stored) => {
    const form = codec.toForm(stored);
    return { ...form, displayName: readText(form, 'displayName') || accountName };
  };
  return { ...codec, toForm };
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
        await saveDocument(documents, `profiles/${uid}`, namedCodec(profile.displayName), {
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
      wide
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
        <div className={styles.actions}>
          <SubmitButton busy={form.busy} busyLabel="Saving…">
            Continue
          </SubmitButton>
        </div>
      </form>
    </StepFrame>
  );
}
