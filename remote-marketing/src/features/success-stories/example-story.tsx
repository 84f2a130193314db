import { Badge, Card, Cluster, Heading, Icon, Text } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import styles from './example-story.module.css';
import type { ExampleStory as Example } from './examples';

/** A fictional story: what happened, the proof a real one would need, and how common it is. */
export function ExampleStory({ story }: { story: Example }) {
  const { id, title, who, outcome, summary, chapters, proof, notSaid, baseRate } = story;
  return (
    <Card component="article" className={styles.story} aria-labelledby={id}>
      <Cluster gap={2}>
        <Badge tone="accent">Fictional example</Badge>
        <Badge>{outcome}</Badge>
      </Cluster>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      <p className={styles.who}>{who}</p>
      <Text tone="muted">{summary}</Text>
      <details className={styles.details}>
        <summary>
          <span>
            Read the story<span className={styles.of}>: {title}</span>
          </span>
          <Icon name="plus" />
        </summary>
        <ol className={styles.chapters}>
          {chapters.map(({ when, text }) => (
            <li key={when}>
              <strong>{when}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <dl className={styles.facts}>
          <dt>Proof a real story needs</dt>
          <dd>{proof}</dd>
          <dt>What it does not say</dt>
          <dd>{notSaid}</dd>
        </dl>
      </details>
      <p className={styles.rate}>
        <strong>How common is it?</strong>{' '}
        {baseRate.source ? <Cite source={baseRate.source}>{baseRate.text}</Cite> : baseRate.text}
      </p>
    </Card>
  );
}
