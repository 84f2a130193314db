import { useState } from 'react';
import { countryName } from '@skora/domain';
import { Button, ButtonLink, Container, ErrorState, Notice, PageHeader, Text } from '@skora/shared/ui';
import { announce } from '@skora/shared/events';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { type AcademyFilters, countFilters, NO_FILTERS } from '../api/academy-filters';
import { AcademyFilterForm } from '../filters/academy-filter-form';
import { AcademyMapPanel } from './academy-map-panel';
import { AcademyResults, hasListFailed } from './academy-results';
import { useAcademyFilters } from '../filters/use-academy-filters';
import { useAcademyPage, useAcademySpots } from './use-academy-search';
import { useCompared } from '../compare/use-compared';
import { useSavedAcademies } from '../academy/use-saved-academies';
import styles from './academies.module.css';
import type { AcademyPage } from '../api/academies-api';
import { MAX_COMPARED } from '../compare/compared';
import { retryWithMarks } from '../../world-map/missing-marks';
import type { MapView } from '../../world-map/world-map';

const number = (count: number) => count.toLocaleString('en-GB');

function resultWords(page: AcademyPage, { age }: AcademyFilters): string {
  const { total, all, unknownAges, ownAge, near } = page;
  // Several cities can have the name that was typed.
  const from = near ? `. Distances are from ${near.name}, ${countryName(near.country)}` : '';
  const found = `${number(total)} of ${number(all)} academies${from}`;
  if (age === undefined) return found;
  if (age === 'me' && ownAge === null) return `${found}. Your account does not say how old you are.`;
  if (unknownAges === 0) return found;
  return `${found}. We do not know the ages of ${number(unknownAges)} more, so ask them.`;
}

export function Academies() {
  const [filters, change] = useAcademyFilters();
  const saved = useSavedAcademies();
  const page = useAcademyPage(filters, saved.ids);
  // Without them there is nothing to ask for.
  const retrySaved = filters.saved === undefined ? null : saved.retry;
  const [view, setView] = useState<MapView | null>(null);
  const spots = useAcademySpots(filters, saved.ids, view);
  const [activeId, setActiveId] = useState<string | null>(null);
  const compared = useCompared();
  const clear = () => {
    announce('All filters are cleared.');
    change(NO_FILTERS);
  };
  const clearCompared = () => {
    announce('No academy is chosen any more.');
    compared.clear();
  };
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Directory"
        title="Academies"
        lead="See where players train. Every fact comes with the page we read it on. We do not show anything without a source."
        size="lg"
      />
      <AcademyFilterForm filters={filters} change={change} answer={page.value} error={page.error} />
      <div className={styles.summary}>
        <Text tone="muted" role="status" className={styles.count}>
          {hasListFailed(page) || retrySaved
            ? null
            : page.value
              ? resultWords(page.value, filters)
              : 'Looking for academies'}
        </Text>
        {countFilters(filters) > 0 ? (
          <Button size="sm" variant="ghost" onClick={clear}>
            Clear all filters
          </Button>
        ) : null}
      </div>
      {retrySaved ? (
        <ErrorState title="We could not load your saved academies" onRetry={retrySaved}>
          Check your connection and try again.
        </ErrorState>
      ) : null}
      <div className={styles.columns} hidden={retrySaved !== null}>
        <AcademyResults
          page={retryWithMarks(page, spots)}
          saved={saved}
          activeId={activeId}
          compared={compared.ids}
          onActivate={setActiveId}
          onCompare={compared.toggle}
          onPage={(next) => change({ page: next })}
          onClear={clear}
        />
        <AcademyMapPanel
          filters={filters}
          page={page}
          spots={spots}
          view={view}
          onView={setView}
          activeId={activeId}
          onActivate={setActiveId}
          change={change}
        />
      </div>
      <AcademyCompareTray ids={compared.ids} onClear={clearCompared} />
      <Notice tone="warning" title="Nobody serious asks you for money first">
        A club that wants to see you does not charge you for a trial. Be careful with agents who ask for fees.
        If you are under 18, never agree to a move abroad without your parent or guardian: international
        transfers of minors are only allowed in a few cases.
      </Notice>
      <Text size="small" tone="muted">
        We put this together from public pages and name them with each academy. No academy listed here is a
        partner of SKORA or has asked to be listed. Towns and their coordinates: GeoNames, CC BY 4.0.
      </Text>
    </Container>
  );
}

interface AcademyCompareTrayProps {
  ids: readonly string[];
  onClear: () => void;
}

function AcademyCompareTray({ ids, onClear }: AcademyCompareTrayProps) {
  if (ids.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Comparison">
      <p className={styles.trayText} role="status">
        {ids.length === 1 ? 'One academy chosen' : `${ids.length} academies chosen`}, at most {MAX_COMPARED}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {ids.length > 1 ? (
        <ButtonLink component={Link} to={paths.compareAcademies(ids)} size="sm" variant="primary">
          Compare
        </ButtonLink>
      ) : null}
    </section>
  );
}
