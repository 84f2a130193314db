import { CLIP_ACTIONS, CLIP_FEET, POSITION_CODES, POSITION_NAMES } from '@skora/domain';
import { Field, Select } from '@skora/shared/ui/forms';
import styles from './clip-gallery.module.css';
import type { GalleryFilter } from './api/gallery-filter';

const CHOICES = [
  { key: 'position', label: 'Position', all: 'Every position', names: POSITION_NAMES },
  { key: 'action', label: 'Skill', all: 'Every skill', names: CLIP_ACTIONS },
  { key: 'foot', label: 'Foot', all: 'Either foot', names: CLIP_FEET },
] as const;

interface GalleryFiltersProps {
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
}

/** Narrows the gallery by position, skill and foot. */
export function GalleryFilters({ filter, onFilter }: GalleryFiltersProps) {
  return (
    <div className={styles.filters} role="group" aria-label="Filter the clips">
      {CHOICES.map(({ key, label, all, names }) => (
        <Field key={key} label={label} mark="none">
          <Select
            value={filter[key]}
            onChange={(event) => onFilter({ ...filter, [key]: event.target.value })}
          >
            <option value="">{all}</option>
            {(key === 'position' ? POSITION_CODES : Object.keys(names)).map((value) => (
              <option key={value} value={value}>
                {(names as Readonly<Record<string, string>>)[value]}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  );
}
