import type { ReactNode } from 'react';
import { lookUp } from '@skora/shared/utils';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Cluster, Text } from '@skora/shared/ui';
import { formatLongDay } from '../../../lib/format-time';
import type { ChildDetails, Overview } from '../api/family-api';
import styles from '../lib/family.module.css';
import { Section } from './section';
import { ShareLinks } from './share-links';

const PLACES = {
  registered: 'has a place',
  held: 'waits for your answer',
  waiting: 'on the waiting list',
} as const;

function clipWords({ clips }: Overview): string {
  return clips.length === 0 ? 'None.' : `${clips.join('; ')}. Shown on the CV to anyone who has a link.`;
}

function showcaseWords({ showcases }: Overview): string {
  if (showcases.length === 0) return 'None.';
  return showcases
    .map(({ title, startsAt, timeZone, place }) => {
      const words = lookUp(PLACES, place, null);
      return `${title}, ${formatLongDay(startsAt, timeZone)}${words === null ? '' : `: ${words}`}`;
    })
    .join('; ');
}

interface ShownSectionProps {
  child: ChildDetails;
  overview: Overview;
  reload: () => void;
}

/** What others can see of a child. Everything else in the account is the player's alone. */
export function ShownSection({ child, overview, reload }: ShownSectionProps) {
  const { id, name } = child;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Everybody', 'Nothing. Under 18 nothing is public.'],
    ['Links to the CV', <ShareLinks key="links" child={child} links={overview.links} reload={reload} />],
    ['Clips', clipWords(overview)],
    ['Player map', 'Not on it. Players under 18 are never on the player map.'],
    ['Showcases', showcaseWords(overview)],
  ];
  return (
    <Section title={`What ${name} shows`}>
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Cluster gap={3}>
        <ButtonLink component={Link} to={`${paths.familyChild(id)}?cv=link`} variant="secondary">
          See the CV as a link shows it
        </ButtonLink>
        <ButtonLink component={Link} to={`${paths.familyChild(id)}?cv=coach`} variant="secondary">
          See it as a coach does
        </ButtonLink>
      </Cluster>
      <Text size="small" tone="muted">
        You see what others can see. How {name} slept or felt, weight, messages and notes stay with the
        player.
      </Text>
    </Section>
  );
}
