import { Button, Heading, Notice, Stack, Text } from '@skora/shared/ui';
import { Field, Select, SubmitButton } from '@skora/shared/ui/forms';
import { countryOptions } from '@skora/domain';
import { useForm, useRequest } from '@skora/kit';
import { useProfile } from '../../../lib/player/use-profile';
import { findPlaces } from '../academies/api/academies-api';
import styles from './player-map.module.css';

interface JoinFormProps {
  busy: boolean;
  onJoin: (country: string, city: string) => Promise<void>;
}

const COUNTRIES = countryOptions();

/** Asks for the nearest large city and says what will be seen before anything is. */
export function JoinForm({ busy, onJoin }: JoinFormProps) {
  const profile = useProfile();
  const form = useForm({
    // The country was asked at sign-up, and the profile has it.
    initial: { country: profile.status === 'ready' ? profile.value.country : '', city: '' },
    fieldId: (name) => `join-${name}`,
    check: ({ country, city }) => ({
      country: country ? null : 'Choose your country.',
      city: country && !city ? 'Choose a city.' : null,
    }),
    send: ({ country, city }) => onJoin(country, city),
  });
  const { country } = form.values;
  const places = useRequest(country || null, () => findPlaces({ country }));
  const cities = country ? (places.value ?? []).filter((place) => place.country === country) : [];
  const hasNone =
    country !== '' && places.value !== null && !places.busy && !places.error && cities.length === 0;
  return (
    <form noValidate className={styles.join} onSubmit={form.onSubmit}>
      <Stack gap={1}>
        <Heading level={2} size="sm">
          You are not on the map
        </Heading>
        <Text tone="muted">
          If you like, everybody who is logged in can find you here. They see your first name and initial,
          position, age group, country and the nearest large city, and nothing else. You can leave at any
          time.
        </Text>
      </Stack>
      <Field {...form.field('country')} label="Your country" required>
        <Select value={country} onChange={(event) => form.change({ country: event.target.value, city: '' })}>
          <option value="">Choose</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...form.field('city')} label="Nearest large city" required>
        <Select {...form.control('city')} disabled={cities.length === 0}>
          <option value="">Choose</option>
          {cities.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {places.error ? (
        <Notice
          tone="danger"
          live="polite"
          title="We could not load the cities"
          action={
            <Button size="sm" variant="secondary" onClick={places.retry}>
              Try again
            </Button>
          }
        >
          Check your connection.
        </Notice>
      ) : null}
      {hasNone ? (
        <Text role="status">
          We know no large city in this country, so the map has no place for you there yet.
        </Text>
      ) : null}
      <div className={styles.joinButton}>
        <SubmitButton busy={busy} variant="secondary">
          Put me on the map
        </SubmitButton>
      </div>
    </form>
  );
}
