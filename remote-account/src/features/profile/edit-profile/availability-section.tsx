import { AVAILABILITIES, NO_AGENT, type StoredFields } from '@skora/domain';
import { Checkbox } from '@skora/shared/ui/forms';
import { Notice } from '@skora/shared/ui';
import styles from '../../../lib/document-form/document-form.module.css';
import { readText } from '../../../lib/document-form/form-values';
import { ProfileSection } from './profile-section';
import { ProfileText } from './profile-text';

const KEYS = ['availability', 'agent', 'contactEmail'] as const;

const availabilities = Object.entries(AVAILABILITIES).map(([code, name]) => ({ code, name }));

interface AvailabilitySectionProps {
  stored: StoredFields;
  adult: boolean;
}

export function AvailabilitySection({ stored, adult }: AvailabilitySectionProps) {
  return (
    <ProfileSection stored={stored} section="availability" keys={KEYS}>
      {(form) => {
        const agent = readText(form.values, 'agent');
        return (
          <>
            <ProfileText form={form} name="availability" options={availabilities} />
            <div className={styles.group}>
              <Checkbox
                name="noAgent"
                label="I have no agent"
                hint={`It helps to say so: clubs then know to talk to ${adult ? 'you' : 'your parent or guardian'}.`}
                checked={agent === NO_AGENT}
                onChange={(event) => form.change({ agent: event.target.checked ? NO_AGENT : '' })}
              />
              {agent === NO_AGENT ? null : (
                <ProfileText
                  form={form}
                  name="agent"
                  autoComplete="off"
                  hint="Name and agency of your licensed agent. A real agent does not ask you for a fee up front."
                />
              )}
            </div>
            <ProfileText
              form={form}
              name="contactEmail"
              autoComplete="email"
              hint={
                adult
                  ? 'Nobody sees it unless you choose so under Visibility.'
                  : 'Your parent’s or guardian’s address is best. Nobody sees it.'
              }
            />
            {adult ? null : (
              <Notice tone="info" title="Contact should go through your parent or guardian">
                Agents may not approach players under 18 without the written consent of a parent or guardian.
                Show every offer to an adult you trust before you answer.
              </Notice>
            )}
          </>
        );
      }}
    </ProfileSection>
  );
}
