import { Container, PageHeader, TextLink } from '@skora/shared/ui';
import { NotificationChoices } from './choices/choices';
import { NotificationList } from './list/notification-list';
import styles from './notifications.module.css';

/** What the player was told, and what they want to be told. */
export function Notifications() {
  return (
    <Container>
      <PageHeader
        title="Notifications"
        lead="What happened around your CV. We keep the newest 100 for 90 days."
        size="lg"
        actions={
          <TextLink href="#choices" className={styles.jump}>
            Choose what we tell you
          </TextLink>
        }
      />
      <div className={styles.page}>
        <section aria-label="Your notifications">
          <NotificationList />
        </section>
        <NotificationChoices />
      </div>
    </Container>
  );
}
