import { Heading, Text } from '@skora/shared/ui';
import { GradeLegend } from '../../lib/evidence/grade-legend';
import styles from './how-we-write.module.css';

/** Under the list: the rules articles are written by. */
export function HowWeWrite() {
  return (
    <section className={styles.section} aria-labelledby="how-we-write">
      <div className={styles.words}>
        <Heading level={2} id="how-we-write">
          How we write these articles
        </Heading>
        <Text tone="muted">
          Every figure leads to its source, or we say that it is ours. A source that only reports what others
          found is marked as secondary. Where we only have experience, we say so. Nobody pays us for an
          article, and no article sells a plan. When we learn something new, we change the text and its date.
        </Text>
        <Text tone="muted">
          The drawings show it too: each player stands for a source, and there are more opponents where the
          evidence is weaker.
        </Text>
      </div>
      <GradeLegend />
    </section>
  );
}
