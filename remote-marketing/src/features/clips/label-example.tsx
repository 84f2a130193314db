import { Card, Heading, Text } from '@skora/shared/ui';
import styles from './label-example.module.css';

const fields = [
  ['Action', 'Through ball between the lines'],
  ['Foot', 'Left (weak foot)'],
  ['Shirt', 'No. 8, white'],
  ['Opponent', 'FC Sampletown U17, away'],
  ['Minute', '63, score 1–1'],
  ['Date', '4 October 2026'],
] as const;

/** What a good label says, with a fictional clip. */
export function LabelExample() {
  return (
    <Card component="section" padding="lg" className={styles.card} aria-labelledby="label-example">
      <div className={styles.words}>
        <Heading level={2} size="md" id="label-example">
          A good label
        </Heading>
        <Text tone="muted">
          Six facts that you can type in ten seconds. The clip in this example is fictional.
        </Text>
      </div>
      <dl className={styles.fields}>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
