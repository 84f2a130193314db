import { Field, TextInput } from '@skora/shared/ui/forms';
import type { Form } from '@skora/kit';
import type { MatchForm } from './match-form';
import styles from '../rows/entry.module.css';

const SHOWN = 4;

interface OpponentFieldProps {
  form: Form<MatchForm, string>;
  /** Opponents of earlier matches, the latest first, each once. */
  opponents: readonly string[];
}

/** The only thing that is typed about a match; an earlier opponent takes one press. */
export function OpponentField({ form, opponents }: OpponentFieldProps) {
  const typed = form.values.opponent.trim().toLowerCase();
  const isKnown = opponents.some((name) => name.toLowerCase() === typed);
  // A name that was pressed stays among the others, and so does the focus on it.
  const fitting = isKnown ? opponents : opponents.filter((name) => name.toLowerCase().includes(typed));
  const shown = fitting.slice(0, SHOWN);
  return (
    <div>
      <Field {...form.field('opponent')} label="Opponent" required>
        <TextInput autoComplete="off" autoCapitalize="words" {...form.control('opponent')} />
      </Field>
      {shown.length > 0 ? (
        <div role="group" aria-label="Opponents you played before" className={styles.suggestions}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.suggestion}
              aria-pressed={name.toLowerCase() === typed}
              onClick={() => form.change({ opponent: name })}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
