import type { Requested } from '@skora/kit';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { paths } from '@skora/shared/contract';
import { useNavigate } from '@skora/shared/router';
import { INITIAL_PLAYER_MAP, usePlayerMap } from '@skora/shared/player-map';
import { Button, Spinner } from '@skora/shared/ui';
import { useKeptFocus } from '@skora/shared/ui/overlay';
import { MapToggle } from '../../world-map/map-toggle';
import { useWide } from '../../world-map/use-wide';
import type { MapMark } from '../../world-map/map-mark';
import { MissingMarks } from '../../world-map/missing-marks';
import type { MapView } from '../../world-map/world-map';
import { type AcademyFilters, countFilters } from '../api/academy-filters';
import type { AcademyPage, AcademySpot, ListedAcademy } from '../api/academies-api';
import type { ChangeFilters } from '../filters/use-academy-filters';
import { hasListFailed } from './academy-results';
import styles from './academies.module.css';
import type { Bounds } from '../../world-map/viewport';

/** What the map shows: groups and single academies. */
function academyMarks(spots: readonly AcademySpot[], listed: readonly ListedAcademy[]): MapMark[] {
  return spots.map(({ lat, lng, count, id, name, zoom }) => {
    if (id === undefined) {
      const key = `${lat.toFixed(3)},${lng.toFixed(3)},${count}`;
      return { key, lat, lng, count, zoom, label: `${count} academies here, zoom in` };
    }
    const inList = listed.some((academy) => academy.id === id);
    return { key: id, lat, lng, count: 1, label: inList ? `${name}, in the list` : (name ?? id) };
  });
}

/** What the list spans, so that the map can bring it into sight. Without a filter only a map that nobody has moved moves. */
function findPageBounds(page: AcademyPage | null, filters: AcademyFilters, unmoved: boolean): Bounds | null {
  if (!page?.extent || (countFilters(filters) === 0 && !unmoved)) return null;
  const { west, south, east, north } = page.extent;
  return [west, south, east, north];
}

const WorldMap = lazy(() =>
  import(/* webpackChunkName: "world-map" */ '../../world-map/world-map').then(({ WorldMap: map }) => ({
    default: map,
  })),
);

interface AcademyMapPanelProps {
  filters: AcademyFilters;
  page: Requested<AcademyPage>;
  spots: Requested<readonly AcademySpot[]>;
  /** What is in sight; null while the map is hidden. */
  view: MapView | null;
  onView: (view: MapView | null) => void;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  change: ChangeFilters;
}

const START_ZOOM = 2.6;

/** The same academies on a map; on a phone only once somebody wants it. */
export function AcademyMapPanel(props: AcademyMapPanelProps) {
  const { filters, page, spots, view, onView, activeId, onActivate, change } = props;
  const navigate = useNavigate();
  const wide = useWide();
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = asked ?? wide;
  useEffect(() => {
    if (!open) onView(null);
  }, [open, onView]);
  const [{ centre }, changeMap] = usePlayerMap();
  const [start] = useState({ centre, zoom: START_ZOOM });
  const unmoved = start.centre === INITIAL_PLAYER_MAP.centre;
  const [moved, setMoved] = useState(false);
  const actions = useKeptFocus<HTMLDivElement>(`${moved} ${filters.bounds}`);
  const rest = useCallback(
    (next: MapView) => {
      onView(next);
      setMoved(next.byVisitor);
      // Where the page has put it is no wish.
      if (next.byVisitor) changeMap({ centre: next.centre });
    },
    [changeMap, onView],
  );
  const listed = page.value?.academies ?? [];
  const select = ({ count, key }: MapMark) => {
    if (count !== 1) return;
    if (listed.some(({ id }) => id === key)) onActivate(key);
    else void navigate(paths.academy(key));
  };
  const narrow = () => {
    if (view) change({ bounds: view.bounds.map((degrees) => degrees.toFixed(2)).join() });
  };
  return (
    <section className={styles.mapPanel} aria-label="Map of these academies">
      <MapToggle open={open} onChange={setAsked} />
      {open ? (
        <>
          {hasListFailed(page) ? null : (
            <MissingMarks title="The map does not show the academies" request={spots} />
          )}
          <div className={styles.mapFrame}>
            <Suspense fallback={<Spinner label="Loading the map" className={styles.mapWait} />}>
              <WorldMap
                label="Map of academies. Arrow keys move it, plus and minus zoom."
                start={start}
                marks={academyMarks(spots.value ?? [], listed)}
                activeKey={activeId}
                show={filters.bounds ? null : findPageBounds(page.value, filters, unmoved)}
                onSelect={select}
                onRest={rest}
              />
            </Suspense>
          </div>
          <div ref={actions} className={styles.mapActions}>
            {moved && !filters.bounds ? (
              <Button size="sm" variant="secondary" onClick={narrow}>
                Search this area
              </Button>
            ) : null}
            {filters.bounds ? (
              <Button size="sm" variant="secondary" onClick={() => change({ bounds: undefined })}>
                Search everywhere again
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  );
}
