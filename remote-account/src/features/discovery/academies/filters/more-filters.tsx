import { Checkbox, Field, Select } from '@skora/shared/ui/forms';
import { ACADEMY_PROGRAMMES } from '@skora/domain';
import type { AcademyFilters } from '../api/academy-filters';
import { NearField } from './near-field';
import type { ChangeFilters } from './use-academy-filters';
import styles from './filters.module.css';

interface MoreFiltersProps {
  filters: AcademyFilters;
  change: ChangeFilters;
  placeUnknown: boolean;
}

const AGES = Array.from({ length: 15 }, (_, index) => String(index + 7));
const DISTANCES = ['50', '100', '250', '500', '1000'];

/** Filters most visits do without. What is unknown about an academy fits none of them. */
export function MoreFilters({ filters, change, placeUnknown }: MoreFiltersProps) {
  const choose = (key: keyof AcademyFilters) => (event: { target: { value: string } }) =>
    change({ [key]: event.target.value || undefined });
  const tick = (key: keyof AcademyFilters, value: string) => (event: { target: { checked: boolean } }) =>
    change({ [key]: event.target.checked ? value : undefined });
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <Field id="academy-age" label="Takes players aged" mark="none">
          <Select value={filters.age ?? ''} onChange={choose('age')}>
            <option value="">Any age</option>
            <option value="me">My age</option>
            {AGES.map((age) => (
              <option key={age} value={age}>
                {age}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="academy-sex" label="For" mark="none">
          <Select value={filters.sex ?? ''} onChange={choose('sex')}>
            <option value="">Everybody</option>
            <option value="girls">Girls</option>
            <option value="boys">Boys</option>
          </Select>
        </Field>
        <Field id="academy-programme" label="Programme" mark="none">
          <Select value={filters.programme ?? ''} onChange={choose('programme')}>
            <option value="">Any programme</option>
            {Object.entries(ACADEMY_PROGRAMMES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <NearField near={filters.near ?? ''} unknown={placeUnknown} change={change} />
        <Field
          id="academy-within"
          label="Within"
          mark="none"
          hint={filters.near ? undefined : 'Choose a city first.'}
        >
          <Select value={filters.within ?? ''} disabled={!filters.near} onChange={choose('within')}>
            <option value="">Any distance</option>
            {DISTANCES.map((km) => (
              <option key={km} value={km}>
                {`${km} km`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.ticks}>
        <Checkbox
          label="Boarding"
          checked={filters.boarding !== undefined}
          onChange={tick('boarding', 'yes')}
        />
        <Checkbox
          label="Open trials"
          checked={filters.trials !== undefined}
          onChange={tick('trials', 'open')}
        />
        <Checkbox label="Free trials" checked={filters.fee !== undefined} onChange={tick('fee', 'free')} />
        <Checkbox label="Saved by me" checked={filters.saved !== undefined} onChange={tick('saved', 'yes')} />
      </div>
      <p className={styles.note}>We show only academies that we know match.</p>
    </div>
  );
}
