import type { Tier } from '@skora/shared/contract';
import { Heading, Icon } from '@skora/shared/ui';
import styles from './contents.module.css';
import { contentsOf, PLAN_NAMES } from './plan-words';

/** What the present plan contains. */
export function Contents({ tier }: { tier: Tier }) {
  return (
    <section className={styles.contents} aria-labelledby="plan-contents">
      <Heading level={2} size="md" id="plan-contents">
        What {PLAN_NAMES[tier]} contains
      </Heading>
      <ul className={styles.list}>
        {contentsOf(tier).map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
