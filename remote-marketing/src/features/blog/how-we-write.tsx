import { Heading, Text } from '@skora/shared/ui';
import { GradeLegend } from '../../lib/evidence/grade-legend';
import styles from './how-we-write.module.css';

/** Under the list: the rules articles are written by. */
export function HowWeWrite() {
  return (
    <section className={styles.section} aria-labelledby="how-we-write">
      <div className={styles.words}>
        <Heading level={2} id="how-we-write">
          How these are written
        </Heading>
        <Text tone="muted">
          Every figure comes with the place where it can be checked. Where we only have experience, we say so.
          Nobody pays for an article, and no article sells a plan. When a source changes its mind, we change
          the text and its date.
        </Text>
        <Text tone="muted">
          The drawings are counted, too: a player for each source, and the weaker the evidence, the more
          opponents in the way.
        </Text>
      </div>
      <GradeLegend />
    </section>
  );
}
