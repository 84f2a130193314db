import { Refusal } from '@skora/shared/api';
import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { Icon } from '@skora/shared/ui';
import { countryName } from '@skora/domain';
import { countFilters, type AcademyFilters } from '../api/academy-filters';
import type { AcademyPage } from '../api/academies-api';
import { MoreFilters } from './more-filters';
import type { ChangeFilters } from './use-academy-filters';
import { useTypedFilter } from './use-typed-filter';
import styles from './filters.module.css';

interface AcademyFilterFormProps {
  filters: AcademyFilters;
  change: ChangeFilters;
  answer: AcademyPage | null;
  error: unknown;
}

const VISIBLE = ['q', 'country', 'saved', 'bounds'] as const;

export function AcademyFilterForm({ filters, change, answer, error }: AcademyFilterFormProps) {
  const [words, setWords] = useTypedFilter(filters.q ?? '', (q) => change({ q: q || undefined }));
  const hidden = countFilters({ ...filters, ...Object.fromEntries(VISIBLE.map((key) => [key, undefined])) });
  const countries = (answer?.countries ?? [])
    .map(({ code, count }) => ({ code, count, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const chosen = filters.country ?? '';
  const isListed = chosen === '' || countries.some(({ code }) => code === chosen);
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.main}>
        <Field id="academy-search" label="Search" mark="none">
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={80}
            placeholder="Academy, club or town"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <Field id="academy-country" label="Country" mark="none">
          <Select value={chosen} onChange={(event) => change({ country: event.target.value || undefined })}>
            <option value="">All countries</option>
            {isListed ? null : <option value={chosen}>{countryName(chosen)}</option>}
            {countries.map(({ code, name, count }) => (
              <option key={code} value={code}>
                {`${name} (${count})`}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="academy-sort" label="Sort by" mark="none">
          <Select
            value={filters.sort ?? ''}
            onChange={(event) => change({ sort: readSort(event.target.value) })}
          >
            <option value="">Name</option>
            <option value="checked">Last checked</option>
            {filters.near ? <option value="distance">Distance</option> : null}
          </Select>
        </Field>
      </div>
      <details className={styles.more} open={hidden > 0 || undefined}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          More filters{hidden > 0 ? ` (${hidden} set)` : ''}
        </summary>
        <MoreFilters
          filters={filters}
          change={change}
          placeUnknown={error instanceof Refusal && error.status === 422}
        />
      </details>
    </form>
  );
}

function readSort(value: string): AcademyFilters['sort'] {
  return value === 'distance' || value === 'checked' ? value : undefined;
}
