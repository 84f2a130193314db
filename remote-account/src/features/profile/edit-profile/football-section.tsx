import { RadioGroup } from '@skora/shared/ui/forms';
import { FEET, type Foot, PROFILE_BOUNDS, type StoredFields } from '@skora/domain';
import styles from '../../../lib/document-form/document-form.module.css';
import { readText } from '../../../lib/document-form/form-values';
import { PositionFields } from '../../../lib/positions/position-fields';
import { MeasuredOffer } from './measured-offer';
import { PROFILE_LABELS } from './profile-labels';
import { ProfileSection } from './profile-section';
import { ProfileText } from './profile-text';

const KEYS = [
  'primaryPosition',
  'secondaryPositions',
  'preferredFoot',
  'weakFoot',
  'heightCm',
  'shirtNumber',
] as const;

const feet = (Object.keys(FEET) as Foot[]).map((value) => ({ value, label: FEET[value] }));

const WEAK_FOOT = [
  'Only for standing',
  'Short passes without pressure',
  'Passes and first touch',
  'Crosses and shots too',
  'As good as the other',
].map((name, index) => ({ code: String(index + 1), name: `${index + 1} – ${name}` }));

const { min, max } = PROFILE_BOUNDS.heightCm;

export function FootballSection({ stored }: { stored: StoredFields }) {
  return (
    <ProfileSection stored={stored} section="football" keys={KEYS}>
      {(form) => (
        <>
          <PositionFields form={form} />
          <div className={styles.pair}>
            <RadioGroup
              id={form.field('preferredFoot').id}
              legend={PROFILE_LABELS.preferredFoot}
              name="preferredFoot"
              layout="tiles"
              options={feet}
              value={
                feet.find(({ value }) => value === readText(form.values, 'preferredFoot'))?.value ?? null
              }
              onValueChange={(preferredFoot) => form.change({ preferredFoot })}
            />
            <div>
              <ProfileText
                form={form}
                name="weakFoot"
                hint="How good your other foot is."
                options={WEAK_FOOT}
              />
              <MeasuredOffer form={form} name="weakFoot" />
            </div>
          </div>
          <div className={styles.pair}>
            <div>
              <ProfileText
                form={form}
                name="heightCm"
                unit="cm"
                hint={`Without shoes. ${min} to ${max} cm.`}
              />
              <MeasuredOffer form={form} name="heightCm" />
            </div>
            <ProfileText form={form} name="shirtNumber" hint="The one you wear now. 1 to 99." />
          </div>
        </>
      )}
    </ProfileSection>
  );
}
