import { useState, type FormEvent } from 'react';
import { Heading, Text } from '@skora/shared/ui';
import { Field, Select, SubmitButton } from '@skora/shared/ui/forms';
import { findPlaces } from '../academies/api/find-places';
import { countryOptions } from '@skora/domain';
import { useRequest } from '@skora/kit';
import styles from './player-map.module.css';

interface JoinFormProps {
  busy: boolean;
  onJoin: (country: string, city: string) => void;
}

const COUNTRIES = countryOptions();

/** Asks for the nearest large city and says what will be seen before anything is. */
export function JoinForm({ busy, onJoin }: JoinFormProps) {
  const [country, setCountry] = useState('');
  const [city, setCity] = useState('');
  const [asked, setAsked] = useState(false);
  const places = useRequest(country || null, () => findPlaces({ country }));
  const cities = country ? (places.value ?? []).filter((place) => place.country === country) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!busy && country && city) onJoin(country, city);
  };
  return (
    <form noValidate className={styles.join} onSubmit={submit}>
      <div>
        <Heading level={2} size="sm">
          You are not on the map
        </Heading>
        <Text tone="muted">
          If you like, everybody signed in can find your first name and initial, position, age group and the
          large city nearest to you. Nothing else. You can leave at any time.
        </Text>
      </div>
      <Field
        id="join-country"
        label="Your country"
        required
        error={asked && !country ? 'Choose your country.' : undefined}
      >
        <Select
          value={country}
          onChange={(event) => {
            setCountry(event.target.value);
            setCity('');
          }}
        >
          <option value="">Choose</option>
          {COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="join-city"
        label="Nearest large city"
        required
        error={asked && country && !city ? 'Choose a city.' : undefined}
      >
        <Select value={city} disabled={cities.length === 0} onChange={(event) => setCity(event.target.value)}>
          <option value="">Choose</option>
          {cities.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.joinButton}>
        <SubmitButton busy={busy} variant="secondary">
          Put me on the map
        </SubmitButton>
      </div>
    </form>
  );
}
