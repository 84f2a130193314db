import { Heading, Icon, Text } from '@skora/shared/ui';
import styles from './guardian-note.module.css';

/** How a parent or guardian pays for a plan. */
export function GuardianNote() {
  return (
    <section className={styles.note} aria-labelledby="guardian-note">
      <Icon name="shield" className={styles.icon} />
      <div className={styles.words}>
        <Heading level={2} size="md" id="guardian-note">
          Under 18? A parent or guardian pays
        </Heading>
        <Text>
          You cannot buy a plan yourself. You choose the plan and enter the email address of a parent or
          guardian. They see the plan and its price, and pay without an account. With the same link they can
          later see their invoices or end the plan. They can also say no: everything important is free.
        </Text>
      </div>
    </section>
  );
}
