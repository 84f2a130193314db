import { CONTACT_ROLES, type ContactRole, formatDay, wholeDates } from '@skora/domain';
import { Text } from '@skora/shared/ui';
import styles from './answer.module.css';

/** Who writes, and why: a stranger's words. */
interface ShownRequest {
  name: string;
  club: string;
  role: ContactRole;
  /** What comes after the @ of the address. */
  domain: string;
  reason: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** A contact request as it was written. */
export function RequestFacts({ request }: { request: ShownRequest }) {
  const { name, club, role, domain, reason, writtenAt } = request;
  return (
    <figure className={styles.request}>
      <Text component="figcaption">
        <strong>{name}</strong>, {CONTACT_ROLES[role]}, {club}
      </Text>
      <blockquote className={styles.reason}>{reason}</blockquote>
      <Text size="small" tone="muted">
        Written on {wholeDates(formatDay(new Date(writtenAt)))}, from an address that ends in{' '}
        <strong>@{domain}</strong>.
      </Text>
    </figure>
  );
}
