import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '@skora/shared/ui';
import { PITCH_SPOTS, POSITION_CODES, POSITION_NAMES, type PositionCode } from '@skora/domain';
import { PitchBoard } from './pitch-board';
import styles from './pitch-choice.module.css';

interface PitchChoiceProps {
  id: string;
  legend: string;
  /** What is chosen, in words; read out as it changes. */
  summary: string;
  name: string;
  type: 'radio' | 'checkbox';
  chosen: readonly PositionCode[];
  /** Positions that play another part and are marked. */
  marked: readonly PositionCode[];
  canChoose: (code: PositionCode) => boolean;
  onChoose: (code: PositionCode) => void;
  error?: ReactNode;
  /** On narrow screens the pitch stands upright, with larger places to touch. */
  upright?: boolean;
}

/** Place on the pitch, in percent along the direction of play and across it. */
function spotStyle(code: PositionCode): CSSProperties {
  const [along, across] = PITCH_SPOTS[code];
  return { '--along': `${along}%`, '--across': `${across}%` } as CSSProperties;
}

/** Positions chosen on the pitch; native inputs, so that keyboards and screen readers know what to do. */
export function PitchChoice(props: PitchChoiceProps) {
  const { id, legend, summary, name, type, chosen, marked, canChoose, onChoose, error, upright } = props;
  return (
    <fieldset className={styles.group} id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {legend}
        <span className={styles.chosen} role={type === 'checkbox' ? 'status' : undefined}>
          {summary}
        </span>
      </legend>
      <PitchBoard upright={upright}>
        {POSITION_CODES.map((code) => (
          <label
            key={code}
            className={styles.spot}
            data-marked={marked.includes(code) || undefined}
            style={spotStyle(code)}
          >
            <input
              type={type}
              name={name}
              value={code}
              checked={chosen.includes(code)}
              disabled={!canChoose(code)}
              onChange={() => onChoose(code)}
            />
            <span aria-hidden="true">{code}</span>
            <VisuallyHidden>{POSITION_NAMES[code]}</VisuallyHidden>
          </label>
        ))}
      </PitchBoard>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        <p className={styles.direction} aria-hidden="true">
          Direction of play <span className={styles.arrow}>→</span>
        </p>
      )}
    </fieldset>
  );
}
