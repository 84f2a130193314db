import { useEffect, useState } from 'react';
import { usePlayerMap } from '@skora/shared/player-map';
import { Container, PageHeader } from '@skora/shared/ui';
import { retryWithMarks } from '../world-map/missing-marks';
import type { MapView } from '../world-map/world-map';
import { MapGate } from './map-gate';
import { MapRules } from './map-rules';
import { OwnEntry } from './own-entry';
import { PlayerFilterForm } from './player-filter-form';
import { listFacets } from './player-filters';
import { PlayerMapPanel } from './player-map-panel';
import { PlayerResults } from './player-results';
import { useMapCells } from './use-map-cells';
import { usePlayers } from './use-players';
import styles from './player-map.module.css';

export function PlayerMap() {
  const [state, change] = usePlayerMap();
  const [cell, setCell] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  // The counts change at once when the player joins or leaves.
  const [visit, setVisit] = useState(0);
  const facets = [...listFacets(state), ...(cell ? [`g:${cell}`] : [])];
  const narrowed = facets.length > 0;
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Players"
        title="Player map"
        lead="Adults who chose to be found, shown at the nearest large city. Players under 18 are only counted, never shown."
        size="lg"
      />
      <MapGate>
        <PlayerFilterForm state={state} change={change} />
        <Finder
          key={visit}
          facets={facets}
          narrowed={narrowed}
          cell={cell}
          view={view}
          activeId={activeId}
          onActivate={setActiveId}
          onCell={setCell}
          onView={(next) => {
            setView(next);
            // Where the page has put it is no wish: the next visit begins with everybody in sight again.
            if (next.byVisitor) change({ centre: next.centre });
          }}
        />
        <OwnEntry onChange={() => setVisit((count) => count + 1)} />
      </MapGate>
      <MapRules />
    </Container>
  );
}

interface FinderProps {
  facets: readonly string[];
  narrowed: boolean;
  cell: string | null;
  view: MapView | null;
  activeId: string | null;
  onActivate: (id: string | null) => void;
  onCell: (cell: string | null) => void;
  onView: (view: MapView) => void;
}

function Finder(props: FinderProps) {
  const { facets, narrowed, cell, view, activeId, onActivate, onCell, onView } = props;
  const found = usePlayers(facets);
  const cells = useMapCells(narrowed ? null : view);
  const [, change] = usePlayerMap();
  const players = found.value?.players;
  useEffect(() => change({ players: players ?? [] }), [players, change]);
  return (
    <div className={styles.columns}>
      <PlayerResults
        found={retryWithMarks(found, cells)}
        narrowed={narrowed}
        inCell={cell !== null}
        activeId={activeId}
        onActivate={onActivate}
        onLeaveCell={() => onCell(null)}
      />
      <PlayerMapPanel
        found={found}
        cells={narrowed ? null : cells}
        activeId={activeId}
        onActivate={onActivate}
        onCell={onCell}
        onView={onView}
      />
    </div>
  );
}
