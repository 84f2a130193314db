import { Badge, Card, Heading, Text } from '@skora/shared/ui';
import type { Canary, Remote } from '../data/api';
import { formatMoment, formatPause } from '../data/format';
import { DecisionButtons, type Deciding } from '../decisions/decision-buttons';
import styles from './canaries.module.css';
import { RatePlot } from './rate-plot';

const VERDICTS = {
  worse: { tone: 'danger', words: 'worse' },
  'not-worse': { tone: 'success', words: 'not worse' },
  'too-few': { tone: 'neutral', words: 'too few to tell' },
  unknown: { tone: 'warning', words: 'cannot be compared' },
} as const;

function describePlan({ steps, everyMs }: Canary): string {
  if (steps.length === 0) return 'No plan: the share stays until somebody decides.';
  const pause = everyMs === null ? '' : `, each after ${formatPause(everyMs)} at least`;
  return `Then ${steps.map((step) => `${step} %`).join(', ')}${pause}.`;
}

interface CanaryCardProps {
  remote: Remote;
  canary: Canary;
  stable: string;
  deciding: Deciding;
}

function CanaryCard({ remote, canary, stable, deciding }: CanaryCardProps) {
  const { id } = remote;
  const { release } = canary;
  const { tone, words } = VERDICTS[canary.verdict];
  return (
    <Card component="article" id={`canary-${id}`} padding="sm" className={styles.card}>
      <div className={styles.title}>
        <Heading level={3} size="sm">
          {id}: {canary.weight} %
        </Heading>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <Text size="small">
        <span className={styles.mono}>{release}</span> beside <span className={styles.mono}>{stable}</span>{' '}
        since {formatMoment(canary.since)}. {describePlan(canary)}
      </Text>
      <div className={styles.plots}>
        {canary.rates.map((rates) => (
          <RatePlot key={rates.what} rates={rates} />
        ))}
      </div>
      <DecisionButtons
        remote={remote}
        decisions={[
          { name: 'promote', release },
          { name: 'stop', release },
        ]}
        about={`canary of ${id}`}
        deciding={deciding}
      />
    </Card>
  );
}

/** Canaries with their rates beside those of the stable release, and what an admin may decide about them. */
export function CanaryList({ remotes, deciding }: { remotes: readonly Remote[]; deciding: Deciding }) {
  const found = remotes.flatMap((remote) => {
    const { canary, stable } = remote;
    return canary && stable ? [{ remote, canary, stable: stable.release }] : [];
  });
  return (
    <section className={styles.canaries} aria-labelledby="operations-canaries">
      <Heading level={2} size="sm" id="operations-canaries">
        Canaries
      </Heading>
      {found.length === 0 ? (
        <Text size="small" tone="muted">
          No remote has a canary. One begins with: skora publish dist --canary 10
        </Text>
      ) : (
        <>
          {found.map((one) => (
            <CanaryCard key={one.remote.id} {...one} deciding={deciding} />
          ))}
          <Text size="fine" tone="muted">
            A visit has weak vitals when its largest paint came after 2.5 s, an answer to an input took more
            than 200 ms, or its layout shifted by more than 0.1.
          </Text>
        </>
      )}
    </section>
  );
}
