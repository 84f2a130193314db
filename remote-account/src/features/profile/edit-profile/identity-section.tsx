import { countryOptions, languageOptions, PROFILE_BOUNDS, type StoredFields } from '@skora/domain';
import { CodeSelects } from '../../../lib/document-form/code-selects';
import styles from '../../../lib/document-form/document-form.module.css';
import { readList } from '../../../lib/document-form/form-values';
import { PROFILE_LABELS } from './profile-labels';
import { ProfileSection } from './profile-section';
import { ProfileText } from './profile-text';

const KEYS = ['displayName', 'bio', 'nationalities', 'country', 'city', 'languages'] as const;

const countries = countryOptions();
const languages = languageOptions();

export function IdentitySection({ stored }: { stored: StoredFields }) {
  return (
    <ProfileSection stored={stored} section="identity" keys={KEYS}>
      {(form) => (
        <>
          <ProfileText
            form={form}
            name="displayName"
            autoComplete="name"
            hint="The name you play under. It is at the top of your CV."
          />
          <ProfileText
            form={form}
            name="bio"
            hint="What you do well and what you are working on. No phone number, school or address, please."
          />
          <div className={styles.pair}>
            <ProfileText
              form={form}
              name="country"
              autoComplete="country"
              hint="Where your club is."
              options={countries}
            />
            <ProfileText
              form={form}
              name="city"
              autoComplete="address-level2"
              hint="The nearest town is enough."
            />
          </div>
          <CodeSelects
            {...form.field('nationalities')}
            legend={PROFILE_LABELS.nationalities}
            one="Nationality"
            hint="Clubs ask for this to know where you are allowed to play."
            options={countries}
            value={readList(form.values, 'nationalities')}
            max={PROFILE_BOUNDS.nationalities}
            onValueChange={(nationalities) => form.change({ nationalities })}
          />
          <CodeSelects
            {...form.field('languages')}
            legend={PROFILE_LABELS.languages}
            one="Language"
            hint="Languages you could follow a team talk in, best first."
            options={languages}
            value={readList(form.values, 'languages')}
            max={PROFILE_BOUNDS.languages}
            onValueChange={(value) => form.change({ languages: value })}
          />
        </>
      )}
    </ProfileSection>
  );
}
