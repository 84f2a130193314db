import { Eyebrow, Heading, Text } from '@skora/shared/ui';
import { SampleCv } from './sample-cv/sample-cv';
import { HomeActions } from './home-actions';
import styles from './hero.module.css';

/** The promise, and beside it what the promise looks like when kept. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow>For players and those who look after them</Eyebrow>
        <Heading level={1} size="display" tabIndex={-1} data-page-heading="" className={styles.title}>
          <span>Data.</span> <span>Direction.</span> <span>Destiny.</span>
        </Heading>
        <Text size="lead">
          A football CV made of numbers people can check: who measured, when and how. See what to work on
          next. Then send one link and let the numbers speak.
        </Text>
        <HomeActions />
        <Text size="small" tone="muted">
          The free plan stays free. No card, and your data leaves with you.
        </Text>
      </div>
      <SampleCv className={styles.sample} />
    </section>
  );
}
