import type { CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, Text } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { CvDatedRow } from './cv-dated-row';
import styles from './cv-lists.module.css';
import { CvSection } from '../section/cv-section';

interface ListProps {
  view: CvView;
  title: string;
  /** null: hidden from this audience. */
  rows: readonly ReactNode[] | null;
  empty: { title: string; text: string; section: string; action: string };
  note?: string;
}

/** A list of the CV; when it is empty the player learns what belongs there and others see nothing. */
function CvList({ view, title, rows, empty, note }: ListProps) {
  if (!rows || (rows.length === 0 && view.audience !== 'me')) return null;
  return (
    <CvSection title={title} note={note} empty={rows.length === 0}>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          title={empty.title}
          action={
            <ButtonLink
              component={Link}
              to={`${paths.editProfile()}?section=${empty.section}`}
              variant="secondary"
            >
              {empty.action}
            </ButtonLink>
          }
        >
          {empty.text}
        </EmptyState>
      ) : (
        <ul className={styles.list}>{rows}</ul>
      )}
    </CvSection>
  );
}

function counts(appearances: number | null, goals: number | null): string {
  return [
    appearances === null ? '' : `${appearances} ${appearances === 1 ? 'appearance' : 'appearances'}`,
    goals === null ? '' : `${goals} ${goals === 1 ? 'goal' : 'goals'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function CvCareer({ view }: { view: CvView }) {
  const rows = view.career?.map(({ id, period, club, detail, appearances, goals, note }) => (
    <CvDatedRow key={id} when={period} title={club} detail={detail}>
      {counts(appearances, goals) ? (
        <Text size="small">{counts(appearances, goals)} · self-reported</Text>
      ) : null}
      {note ? (
        <Text size="small" tone="muted">
          {note}
        </Text>
      ) : null}
    </CvDatedRow>
  ));
  const empty = {
    title: 'No club yet',
    section: 'career',
    action: 'Add a club',
    text: 'The clubs you have played for, newest first. Your current club appears next to your name.',
  };
  return <CvList view={view} title="Career" rows={rows ?? null} empty={empty} />;
}

export function CvHonours({ view }: { view: CvView }) {
  const rows = view.honours?.map(({ id, year, title, detail }) => (
    <CvDatedRow key={id} when={year} title={title} detail={detail} />
  ));
  const empty = {
    title: 'No honour yet',
    section: 'honours',
    action: 'Add an honour',
    text: 'Titles, awards and call-ups, with a school or district team too.',
  };
  return <CvList view={view} title="Honours" rows={rows ?? null} empty={empty} />;
}

export function CvEducation({ view }: { view: CvView }) {
  const rows = view.education?.map(({ id, period, school, detail }) => (
    <CvDatedRow key={id} when={period} title={school} detail={detail} />
  ));
  const empty = {
    title: 'No school yet',
    section: 'education',
    action: 'Add a school',
    text: 'Academies and universities look for it. By default only coaches with a link see it.',
  };
  return <CvList view={view} title="Education" rows={rows ?? null} empty={empty} />;
}

export function CvReferences({ view }: { view: CvView }) {
  const rows = view.references?.map(({ id, name, detail, statement, contact }) => (
    <li key={id}>
      <figure className={styles.quote}>
        <blockquote>{statement}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          {detail ? `, ${detail}` : ''}
          {contact ? (
            <>
              {' · '}
              <a href={`mailto:${contact}`}>{contact}</a>
            </>
          ) : null}
        </figcaption>
      </figure>
    </li>
  ));
  const empty = {
    title: 'No reference yet',
    section: 'references',
    action: 'Add a reference',
    text: 'Two sentences from a coach who knows you. Ask them before you add their name.',
  };
  return (
    <CvList
      view={view}
      title="References"
      rows={rows ?? null}
      empty={empty}
      note="Written down by the player; self-reported."
    />
  );
}
