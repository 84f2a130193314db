import { useEffect, useRef, type KeyboardEvent } from 'react';
import { readConfig } from '@skora/shared/config';
import { MapBase } from './map-base';
import { MapControls } from './map-controls';
import type { MapMark } from './map-mark';
import { MapMarks, markBox } from './map-marks';
import { MapTiles } from './map-tiles';
import type { MapPoint } from './mercator';
import { useBaseMap } from './use-base-map';
import { usePanAndZoom, zoomLevel } from './use-pan-and-zoom';
import { useSize } from './use-size';
import { findBounds, findCentre, fit, type Bounds, type Viewport } from './viewport';
import styles from './world-map.module.css';

export interface MapView {
  centre: MapPoint;
  bounds: Bounds;
  /** Whole; for what is grouped by it. */
  zoom: number;
  /** The visitor moved it, not the page. */
  byVisitor: boolean;
}

interface WorldMapProps {
  /** What is on the map, for screen readers. */
  label: string;
  start: { centre: MapPoint; zoom: number };
  marks: readonly MapMark[];
  activeKey?: string | null;
  /** A change brings all of it into sight. */
  show?: Bounds | null;
  onSelect: (mark: MapMark) => void;
  onRest: (view: MapView) => void;
}

const KEYS: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
};
const GROUP_STEP = 2;

/** Rounded down: groups made for it are never closer to each other than they were made. */
function wholeZoom(view: Viewport): number {
  return Math.floor(zoomLevel(view) + 0.01);
}

/**
 * A world map with marks as buttons: countries of Natural Earth and no request beyond the site, unless the operator
 * has configured a tile server.
 */
export function WorldMap(props: WorldMapProps) {
  const { label, start, marks, activeKey = null, show = null, onSelect, onRest } = props;
  const surface = useRef<HTMLDivElement>(null);
  const size = useSize(surface);
  const { view, zoomBy, panBy, goTo } = usePanAndZoom(surface, size, start, (at, byVisitor) =>
    onRest({ centre: findCentre(at), bounds: findBounds(at), zoom: wholeZoom(at), byVisitor }),
  );
  const { mapTiles } = readConfig();
  const countries = useBaseMap(mapTiles ? null : view && zoomLevel(view));

  const shown = show?.join() ?? null;
  useEffect(() => {
    if (shown === null || !size) return;
    const [west = 0, south = 0, east = 0, north = 0] = shown.split(',').map(Number);
    goTo(fit(size, [west, south, east, north]));
    // The map moves when the place changes, not when the size does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, size === null]);

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const move = KEYS[event.key];
    if (move) panBy(...move);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else return;
    event.preventDefault();
  };
  const select = (mark: MapMark) => {
    if (mark.count > 1 && view) {
      goTo({ centre: mark, zoom: mark.zoom ?? Math.min(zoomLevel(view) + GROUP_STEP, 9) });
    }
    onSelect(mark);
  };
  return (
    <div className={styles.map}>
      {/* Arrow keys move the map while it has the focus. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={press}
      >
        {view ? (
          <>
            {mapTiles ? (
              <MapTiles server={mapTiles} view={view} />
            ) : (
              <MapBase countries={countries} view={view} taken={marks.map((mark) => markBox(view, mark))} />
            )}
            <MapMarks marks={marks} view={view} activeKey={activeKey} onSelect={select} />
          </>
        ) : null}
      </div>
      {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <MapControls onZoom={zoomBy} onPan={panBy} />
      <p className={styles.credit}>
        Map: {mapTiles ? mapTiles.attribution : 'Natural Earth'}
        <span className={styles.tip}> · Ctrl and wheel, or two fingers, to zoom</span>
      </p>
    </div>
  );
}
