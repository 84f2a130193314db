import { useHydrated } from '@skora/shared/remote';
import { useLocation } from '@skora/shared/router';
import { Container, PageHeader, Stack } from '@skora/shared/ui';
import styles from '../../lib/reading/page-end.module.css';
import { ConfirmDigest } from './confirm-digest';
import { DigestFacts } from './digest-facts';
import { LeaveByAddress } from './leave-by-address';
import { LeaveDigest } from './leave-digest';

const LEAVE = {
  title: 'Unsubscribe from the newsletter',
  lead: 'You need no reason, and your account stays as it is.',
};
const CONFIRM = {
  title: 'Confirm the newsletter',
  lead: 'We only send the digest to people who have confirmed their email address.',
};

/** `/unsubscribe-newsletter`: confirms by `confirm`, leaves by `token`, or by an address. */
export function DigestDesk() {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const query = new URLSearchParams(hydrated ? search : '');
  const confirm = query.get('confirm') ?? '';
  const token = query.get('token') ?? '';
  return (
    <Container width="text">
      <PageHeader eyebrow="Playbook Digest" {...(confirm === '' ? LEAVE : CONFIRM)} size="lg" />
      <Stack gap={6} className={styles.end}>
        {confirm === '' ? (
          <>
            {token === '' ? <LeaveByAddress /> : <LeaveDigest key={token} token={token} />}
            <DigestFacts />
          </>
        ) : (
          <ConfirmDigest key={confirm} token={confirm} />
        )}
      </Stack>
    </Container>
  );
}
