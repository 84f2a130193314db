import { parseVisibility, VISIBILITY_FIELDS, type StoredFields } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Card, Heading, Icon, Stack, Text, TextLink } from '@skora/shared/ui';
import { PART_NAMES, type Sharing } from '../../sharing';
import styles from '../frame/steps.module.css';

interface PrivacyPanelProps {
  adult: boolean;
  registeredAsMinor: boolean;
  /** The stored choice of who sees what; null where nothing was chosen. */
  visibility: StoredFields;
  /** Null while it is not known: then nothing is said about who agreed. */
  sharing: Pick<Sharing, 'approval'> | null;
}

function guardianText(sharing: PrivacyPanelProps['sharing']): string {
  switch (sharing?.approval?.status) {
    case 'approved':
      return sharing.approval.countsFrom === null
        ? 'Your parent or guardian has agreed that you share it.'
        : 'Your parent or guardian has agreed that you share it, from a day after their answer on.';
    case 'pending':
      return 'We have asked your parent or guardian. Nobody sees your CV before they agree.';
    case 'declined':
    case 'revoked':
      return 'Your parent or guardian does not want you to share it. Talk about it together.';
    default:
      return 'You are under 18, so a parent or guardian has to agree before anybody sees your CV. “Share it” asks them by email.';
  }
}

/** Who sees the CV now, what stays with the player either way, and for minors who is asked. */
export function PrivacyPanel({ adult, registeredAsMinor, visibility, sharing }: PrivacyPanelProps) {
  const levels = parseVisibility(visibility, adult, registeredAsMinor);
  const own = VISIBILITY_FIELDS.filter((field) => levels[field] === 'me').map((field) =>
    (PART_NAMES[field].split(' (')[0] ?? '').toLowerCase(),
  );
  return (
    <Card tone="outline" padding="lg">
      <Stack gap={3}>
        <Heading level={2} size="sm" className={styles.lock}>
          <Icon name="lock" /> Private until you share it
        </Heading>
        <Text>It opens only with a link that you make, and you can end each link at any time.</Text>
        {adult ? null : <Text>{guardianText(sharing)}</Text>}
        {own.length > 0 ? (
          <Text size="small" tone="muted">
            No link shows: {own.join(', ')}.{' '}
            <TextLink component={Link} to={`${paths.editProfile()}?section=visibility`}>
              Choose who sees what
            </TextLink>
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
