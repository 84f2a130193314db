import { Icon } from '@skora/shared/ui';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that answers while one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className={styles.search}>
      <span>{label}</span>
      <span className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  );
}
