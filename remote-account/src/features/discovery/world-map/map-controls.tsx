import { IconButton } from '@skora/shared/ui';
import styles from './world-map.module.css';

interface MapControlsProps {
  onZoom: (steps: number) => void;
  onPan: (right: number, down: number) => void;
}

const SHARE = 0.3;

export function MapControls({ onZoom, onPan }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <IconButton icon="plus" label="Zoom in" size="sm" variant="secondary" onClick={() => onZoom(1)} />
        <IconButton icon="minus" label="Zoom out" size="sm" variant="secondary" onClick={() => onZoom(-1)} />
      </div>
      <div className={styles.pan}>
        <IconButton
          icon="arrow-up"
          label="Move north"
          size="sm"
          variant="secondary"
          className={styles.north}
          onClick={() => onPan(0, -SHARE)}
        />
        <IconButton
          icon="arrow-left"
          label="Move west"
          size="sm"
          variant="secondary"
          className={styles.west}
          onClick={() => onPan(-SHARE, 0)}
        />
        <IconButton
          icon="arrow-right"
          label="Move east"
          size="sm"
          variant="secondary"
          className={styles.east}
          onClick={() => onPan(SHARE, 0)}
        />
        <IconButton
          icon="arrow-down"
          label="Move south"
          size="sm"
          variant="secondary"
          className={styles.south}
          onClick={() => onPan(0, SHARE)}
        />
      </div>
    </div>
  );
}
