import { PitchBoard } from './pitch-board';
import { PITCH_SPOTS, POSITION_NAMES, type PositionCode } from '@skora/domain';
import styles from './position-map.module.css';

interface PositionMapProps {
  primary: PositionCode | null;
  others: readonly PositionCode[];
}

export function PositionMap({ primary, others }: PositionMapProps) {
  const also = others.map((code) => POSITION_NAMES[code]).join(', ');
  const spots = [
    ...others.map((code) => [code, false] as const),
    ...(primary ? [[primary, true] as const] : []),
  ];
  return (
    <figure className={styles.figure}>
      <PitchBoard>
        {spots.map(([code, main]) => (
          <span
            key={code}
            className={styles.spot}
            data-main={main || undefined}
            aria-hidden="true"
            style={{
              insetInlineStart: `${PITCH_SPOTS[code][0]}%`,
              insetBlockStart: `${PITCH_SPOTS[code][1]}%`,
            }}
          >
            {code}
          </span>
        ))}
      </PitchBoard>
      <figcaption className={styles.caption}>
        {primary ? <strong>{POSITION_NAMES[primary]}</strong> : 'No position chosen yet'}
        {also ? `, also ${also}` : ''}
      </figcaption>
    </figure>
  );
}
