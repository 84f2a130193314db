import { Eyebrow, Heading, Text } from '@skora/shared/ui';
import { SampleCv } from './sample-cv/sample-cv';
import { HomeActions } from './home-actions';
import styles from './hero.module.css';

/** The promise, and beside it what the promise looks like when kept. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Eyebrow>For players, parents and coaches</Eyebrow>
        <Heading level={1} size="display" tabIndex={-1} data-page-heading="" className={styles.title}>
          <span>Data.</span> <span>Direction.</span> <span>Destiny.</span>
        </Heading>
        <Text size="lead">
          A football CV with numbers that others can check: who measured them, when and how. See what to train
          next, and share it all with one link.
        </Text>
        <HomeActions />
        <Text size="small" tone="muted">
          The free plan stays free. You need no card, and you can take your data with you.
        </Text>
      </div>
      <SampleCv className={styles.sample} />
    </section>
  );
}
