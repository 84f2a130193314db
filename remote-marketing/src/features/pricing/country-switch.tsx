import type { Loaded } from '@skora/kit';
import type { Pricing } from '@skora/shared/api';
import { useId } from 'react';
import { Select } from '@skora/shared/ui/forms';
import styles from './country-switch.module.css';

interface CountrySwitchProps {
  state: Loaded<Pricing>;
  switching: boolean;
  onChoose: (country: string) => void;
}

/** Whose prices are shown, and the way to those of another country. */
export function CountrySwitch({ state, switching, onChoose }: CountrySwitchProps) {
  const id = useId();
  const ready = state.status === 'ready';
  return (
    <div className={styles.switch}>
      <label htmlFor={id} className={styles.label}>
        Prices for
      </label>
      <Select
        id={id}
        autoComplete="country"
        value={ready ? state.value.country : ''}
        disabled={!ready}
        aria-disabled={switching}
        onChange={(event) => onChoose(event.target.value)}
      >
        {ready ? null : <option value="">Your country</option>}
        {ready
          ? state.value.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))
          : null}
      </Select>
      <span className={styles.currency} aria-live="polite">
        {ready ? `in ${state.value.currency}` : ''}
      </span>
    </div>
  );
}
