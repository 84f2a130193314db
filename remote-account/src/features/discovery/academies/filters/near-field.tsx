import { useId } from 'react';
import { Field, TextInput } from '@skora/shared/ui/forms';
import { useRequest } from '@skora/kit';
import { findPlaces } from '../api/academies-api';
import type { ChangeFilters } from './use-academy-filters';
import { useTypedFilter } from './use-typed-filter';

interface NearFieldProps {
  near: string;
  /** The city that was asked for is not known. */
  unknown: boolean;
  change: ChangeFilters;
}

const REST_MS = 200;

export function NearField({ near, unknown, change }: NearFieldProps) {
  const listId = useId();
  const [text, setText] = useTypedFilter(near, (value) =>
    change(
      value ? { near: value, sort: 'distance' } : { near: undefined, within: undefined, sort: undefined },
    ),
  );
  const begun = text.trim();
  const places = useRequest(
    begun.length > 1 ? begun : null,
    () => findPlaces({ q: begun.slice(0, 60) }),
    REST_MS,
  );
  return (
    <>
      <Field
        id="academy-near"
        label="Near a large city"
        mark="none"
        error={unknown ? 'We do not know this city. Choose one of the suggestions.' : undefined}
      >
        <TextInput
          list={listId}
          autoComplete="off"
          maxLength={60}
          placeholder="Lisbon, PT"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {(places.value ?? []).map(({ name, country }) => (
          <option key={`${name}-${country}`} value={`${name}, ${country}`} />
        ))}
      </datalist>
    </>
  );
}
