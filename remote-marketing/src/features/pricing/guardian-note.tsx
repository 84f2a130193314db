import { Heading, Icon, Text } from '@skora/shared/ui';
import styles from './guardian-note.module.css';

/** How a plan is paid for by a parent. */
export function GuardianNote() {
  return (
    <section className={styles.note} aria-labelledby="guardian-note">
      <Icon name="shield" className={styles.icon} />
      <div className={styles.words}>
        <Heading level={2} size="md" id="guardian-note">
          Under 18? A parent pays, or nobody does
        </Heading>
        <Text>
          You choose the plan and enter the e-mail address of a parent or guardian. They see the plan and its
          price, pay without an account, and keep the link to the invoices and to the way out. “No” is a fine
          answer: everything important is free.
        </Text>
      </div>
    </section>
  );
}
