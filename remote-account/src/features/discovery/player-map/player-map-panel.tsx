import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Requested } from '@skora/kit';
import { INITIAL_PLAYER_MAP, usePlayerMap } from '@skora/shared/player-map';
import { Spinner } from '@skora/shared/ui';
import type { MapMark } from '../world-map/map-mark';
import { MissingMarks } from '../world-map/missing-marks';
import { MapToggle } from '../world-map/map-toggle';
import { useWide } from '../world-map/use-wide';
import type { Bounds } from '../world-map/viewport';
import type { MapView } from '../world-map/world-map';
import { firstView } from './first-view';
import type { ListedPlayer } from './listed-player';
import { cellMarks, playerMarks } from './player-marks';
import type { MapCell } from './use-map-cells';
import type { FoundPlayers } from './use-players';
import styles from './player-map.module.css';

const WorldMap = lazy(() =>
  import(/* webpackChunkName: "world-map" */ '../world-map/world-map').then(({ WorldMap: map }) => ({
    default: map,
  })),
);

interface PlayerMapPanelProps {
  found: Requested<FoundPlayers>;
  /** Counts of everybody; null while a filter narrows, then the listed players are shown. */
  cells: Requested<readonly MapCell[]> | null;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  onCell: (cell: string) => void;
  onView: (view: MapView) => void;
}

const START_ZOOM = 2.6;
/** From this zoom on a cell is small enough to list. */
const LIST_FROM = 6;
const NO_CELLS: readonly MapCell[] = [];
const NO_PLAYERS: readonly ListedPlayer[] = [];

/** What the first counts span: a map that nobody has moved begins with everybody in sight. */
function useFirstView(cells: readonly MapCell[] | null, unmoved: boolean): Bounds | null {
  const [first, setFirst] = useState<Bounds | null>(null);
  const found = first === null && unmoved && cells ? firstView(cells) : null;
  if (found) setFirst(found);
  return first;
}

/** Counts, or the listed players; on a phone only once somebody wants the map. */
export function PlayerMapPanel({ found, cells, activeId, onActivate, onCell, onView }: PlayerMapPanelProps) {
  const players = found.value?.players ?? NO_PLAYERS;
  const wide = useWide();
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? wide;
  const [{ centre }] = usePlayerMap();
  const [start] = useState({ centre, zoom: START_ZOOM });
  const counts = cells && (cells.value ?? NO_CELLS);
  const first = useFirstView(counts, start.centre === INITIAL_PLAYER_MAP.centre);
  const [zoom, setZoom] = useState(Math.round(START_ZOOM));
  const tell = useRef(onView);
  useEffect(() => {
    tell.current = onView;
  });
  const rest = useCallback((view: MapView) => {
    setZoom(view.zoom);
    tell.current(view);
  }, []);
  const marks = useMemo(
    () => (counts ? cellMarks(counts, zoom) : playerMarks(players, zoom)),
    [counts, players, zoom],
  );
  const select = ({ key, count }: MapMark) => {
    if (!key.startsWith('cell-')) {
      if (count === 1) onActivate(key);
      return;
    }
    const fine = counts?.find((cell) => `cell-${cell.key}` === key)?.fine;
    if (fine && (zoom >= LIST_FROM || count === 1)) onCell(key.slice('cell-'.length));
  };
  const drawn = (
    <>
      {cells && !found.error ? (
        <MissingMarks title="The map does not show how many players are where" request={cells} />
      ) : null}
      <div className={styles.mapFrame}>
        <Suspense fallback={<Spinner label="Loading the map" className={styles.mapWait} />}>
          <WorldMap
            label="Map of players. Arrow keys move it, plus and minus zoom."
            start={start}
            marks={marks}
            activeKey={activeId}
            show={first}
            onSelect={select}
            onRest={rest}
          />
        </Suspense>
      </div>
      <p className={styles.note}>
        {cells
          ? 'Numbers are players in an area. Zoom in and press one to list them.'
          : 'The map shows the players listed so far.'}
      </p>
    </>
  );
  return (
    <section className={styles.mapPanel} aria-label="Map of these players">
      <MapToggle open={open} onChange={setAsked} />
      {open ? drawn : null}
    </section>
  );
}
