import { useId, type ChangeEvent } from 'react';
import { useHydrated } from '@skora/shared/remote';
import { chooseTheme, useThemeChoice, type ThemeChoice as Choice } from './chosen-theme';
import styles from './theme-choice.module.css';

const CHOICES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** Lets a reader choose between light and dark. Without scripts the system's wish holds, and this is not shown. */
export function ThemeChoice() {
  const id = useId();
  const choice = useThemeChoice();
  // Chosen before its handler is there, it would change nothing and jump back.
  const ready = useHydrated();
  return (
    <div className={styles.theme}>
      <label htmlFor={id}>Theme</label>
      <select
        id={id}
        className={styles.choice}
        value={choice}
        disabled={!ready}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => chooseTheme(target.value as Choice)}
      >
        {Object.entries(CHOICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
