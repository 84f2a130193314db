import { Badge, Card, Heading, Text } from '@skora/shared/ui';
import type { Canary, Remote } from '../data/api';
import { formatMoment, formatPause } from '../data/format';
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

function CanaryCard({ id, canary, stable }: { id: string; canary: Canary; stable: string }) {
  const { tone, words } = VERDICTS[canary.verdict];
  return (
    <Card component="article" padding="sm" className={styles.card}>
      <div className={styles.title}>
        <Heading level={3} size="sm">
          {id}: {canary.weight} %
        </Heading>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <Text size="small">
        {canary.release} beside {stable} since {formatMoment(canary.since)}. {describePlan(canary)}
      </Text>
      {canary.words ? <Text size="small">Result: {canary.words}.</Text> : null}
      <div className={styles.plots}>
        {canary.rates.map((rates) => (
          <RatePlot key={rates.what} rates={rates} />
        ))}
      </div>
    </Card>
  );
}

/** Canaries with their rates beside those of the stable release. */
export function CanaryList({ remotes }: { remotes: readonly Remote[] }) {
  const found = remotes.flatMap(({ id, canary, stable }) =>
    canary && stable ? [{ id, canary, stable: stable.release }] : [],
  );
  return (
    <section className={styles.canaries} aria-labelledby="operations-canaries">
      <Heading level={2} size="sm" id="operations-canaries">
        Canaries
      </Heading>
      {found.length === 0 ? (
        <Text size="small">No remote has a canary. One begins with: skora publish dist --canary 10</Text>
      ) : (
        <>
          {found.map((one) => (
            <CanaryCard key={one.id} {...one} />
          ))}
          <Text size="small">
            A visit has weak vitals when its largest paint came after 2.5 s, an answer to an input took more
            than 200 ms, or its layout shifted by more than 0.1.
          </Text>
        </>
      )}
    </section>
  );
}
