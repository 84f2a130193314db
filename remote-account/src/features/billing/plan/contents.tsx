import type { Tier } from '@skora/shared/contract';
import { Heading, IconList } from '@skora/shared/ui';
import { PLAN_NAMES } from '@skora/domain';
import styles from './contents.module.css';
import { listContents } from './plan-words';

export function Contents({ tier }: { tier: Tier }) {
  return (
    <section className={styles.contents} aria-labelledby="plan-contents">
      <Heading level={2} size="md" id="plan-contents">
        What {PLAN_NAMES[tier]} contains
      </Heading>
      <IconList items={listContents(tier)} wide />
    </section>
  );
}
