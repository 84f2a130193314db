import { classNames } from '@skora/shared/ui';
import type { MapMark } from './map-mark';
import type { Box } from './country-names';
import { toScreen, type Viewport } from './viewport';
import styles from './world-map.module.css';

interface MapMarksProps {
  marks: readonly MapMark[];
  view: Viewport;
  activeKey: string | null;
  onSelect: (mark: MapMark) => void;
}

/** Pixels outside the map in which a mark is still drawn. */
const MARGIN = 24;
/** The ring around a mark, in pixels. */
const GLOW = 4;

/** Where a mark is on the screen. */
export function markBox(view: Viewport, mark: MapMark): Box {
  const [left, top] = toScreen(view, mark);
  const half = chooseSize(mark.count) / 2 + GLOW;
  return [left - half, top - half, left + half, top + half];
}

/** Diameter in pixels: grows with the count, never too small to hit. */
function chooseSize(count: number): number {
  return count === 1 ? 24 : Math.min(56, 28 + 8 * Math.log10(count));
}

export function MapMarks({ marks, view, activeKey, onSelect }: MapMarksProps) {
  const placed = marks
    .map((mark) => ({ mark, at: toScreen(view, mark) }))
    .filter(
      ({ at: [left, top] }) =>
        left > -MARGIN && top > -MARGIN && left < view.width + MARGIN && top < view.height + MARGIN,
    );
  return (
    <ul className={styles.marks}>
      {placed.map(({ mark, at: [left, top] }) => (
        <li
          key={mark.key}
          className={styles.place}
          style={{ translate: `${Math.round(left)}px ${Math.round(top)}px` }}
        >
          <button
            type="button"
            className={classNames(styles.mark, mark.count > 1 && styles.group)}
            style={{ inlineSize: chooseSize(mark.count), blockSize: chooseSize(mark.count) }}
            aria-label={mark.label}
            title={mark.label}
            aria-pressed={mark.count > 1 ? undefined : mark.key === activeKey}
            onClick={() => onSelect(mark)}
          >
            {mark.count > 1 ? <span aria-hidden="true">{mark.count.toLocaleString('en-GB')}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
