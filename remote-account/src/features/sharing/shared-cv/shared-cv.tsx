import { formatDay, wholeDates } from '@skora/domain';
import { Refusal } from '@skora/shared/api';
import { readConfig } from '@skora/shared/config';
import { paths } from '@skora/shared/contract';
import { Link, useParams } from '@skora/shared/router';
import { Button, Container, ErrorState, PageHeader, Skeleton, Text, TextLink } from '@skora/shared/ui';
import { useEffect, useRef } from 'react';
import { useRequest } from '@skora/kit';
import { useSession } from '@skora/shared/session';
import { ContactPanel } from '../../contact-requests';
import { CvSheet } from '../cv/sheet/cv-sheet';
import { countView, readSharedCv, type SharedCv as Shared } from './shared-cv-api';
import { LinkOver } from './link-over';
import styles from './shared-cv.module.css';

/** Counts one visit once the CV is shown and it is known who is here. */
function useCountView(token: string, shown: boolean): void {
  const { status } = useSession();
  const counted = useRef<string | null>(null);
  useEffect(() => {
    // Signing in or out on the page does not start another visit.
    if (!shown || status === 'unknown' || counted.current === token) return;
    counted.current = token;
    // The reader need not know that the visit was not counted.
    countView(token, status === 'signed-in').catch((error: unknown) =>
      console.info('[skora] a visit was not counted:', error),
    );
  }, [token, shown, status]);
}

function readStatus(error: unknown): number | null {
  return error instanceof Refusal ? error.status : null;
}

function Sheet({ token, shared }: { token: string; shared: Shared }) {
  const { cv, expiresAt, contact } = shared;
  const files = `${readConfig().backendUrl}/shared-cvs/${token}`;
  return (
    <Container className={styles.page}>
      <CvSheet
        view={cv}
        photo={cv.header.photo ? `${files}/photo` : null}
        clipFiles={{
          video: async (slot) => `${files}/clips/${slot}`,
          poster: async (slot, name) => `${files}/clips/${slot}/poster?v=${name}`,
        }}
      />
      {contact ? (
        <ContactPanel token={token} receiver={contact} playerName={cv.header.name ?? 'this player'} />
      ) : null}
      <p className={styles.paper}>{location.href}</p>
      <footer className={styles.foot}>
        <Text size="small" tone="muted">
          Shared by the player until {wholeDates(formatDay(new Date(expiresAt)))}.{' '}
          {cv.isAdult ? '' : 'The player is under 18: a parent or guardian agreed that this CV is shared. '}
          <TextLink component={Link} to={paths.story()}>
            How numbers are confirmed
          </TextLink>
        </Text>
        <Button variant="ghost" onClick={() => window.print()}>
          Print
        </Button>
      </footer>
    </Container>
  );
}

export function SharedCv() {
  const { token = '' } = useParams();
  const shared = useRequest(token, () => readSharedCv(token));
  const status = readStatus(shared.error);
  const over = status === 410 || status === 404;
  const found = over ? null : shared.value;
  useCountView(token, found !== null);
  const root = useRef<HTMLDivElement>(null);
  const settled = found !== null || over;
  useEffect(() => {
    // The focused heading was replaced, so the focus moves to the new one.
    if (!settled || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [settled]);
  return (
    <div ref={root}>
      {found ? (
        <Sheet token={token} shared={found} />
      ) : over ? (
        <LinkOver kind={status === 410 ? 'gone' : 'unknown'} />
      ) : (
        <Container section className={styles.waiting}>
          <PageHeader title="Football CV" />
          {shared.error ? (
            <ErrorState title="We could not load this CV" onRetry={shared.retry}>
              The link may still work. Check your connection and try again.
            </ErrorState>
          ) : (
            <Skeleton shape="block" />
          )}
        </Container>
      )}
    </div>
  );
}
