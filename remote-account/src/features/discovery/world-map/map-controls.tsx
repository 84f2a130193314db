import { IconButton, type IconName } from '@skora/shared/ui';
import styles from './world-map.module.css';

interface MapControlsProps {
  onZoom: (steps: number) => void;
  onPan: (right: number, down: number) => void;
}

const SHARE = 0.3;

const MOVES: readonly [icon: IconName, label: string, right: number, down: number][] = [
  ['arrow-up', 'Move north', 0, -SHARE],
  ['arrow-down', 'Move south', 0, SHARE],
  ['arrow-left', 'Move west', -SHARE, 0],
  ['arrow-right', 'Move east', SHARE, 0],
];

/** What dragging and the wheel do, as buttons. They stand beside the map, so that no mark lies under them. */
export function MapControls({ onZoom, onPan }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton icon="plus" label="Zoom in" variant="secondary" onClick={() => onZoom(1)} />
      <IconButton icon="minus" label="Zoom out" variant="secondary" onClick={() => onZoom(-1)} />
      {MOVES.map(([icon, label, right, down]) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          variant="secondary"
          onClick={() => onPan(right, down)}
        />
      ))}
    </div>
  );
}
