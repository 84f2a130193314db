import { lookUp } from '@skora/shared/utils';
import { paths } from '@skora/shared/contract';
import { formatDay, wholeDates } from '@skora/domain';
import { Link } from '@skora/shared/router';
import {
  Button,
  Container,
  ErrorState,
  Heading,
  Notice,
  PageHeader,
  Skeleton,
  Text,
  TextLink,
} from '@skora/shared/ui';
import { useState } from 'react';
import { OwnContact } from '../../contact-requests';
import { AgreementWaits } from './agreement-waits';
import { AsleepLinks } from './asleep-links';
import type { ShareLink, Sharing as State } from './links-api';
import { GuardianPanel } from './guardian-panel';
import { LinkCard } from './link-card';
import { LinkForm } from './link-form';
import styles from './sharing.module.css';
import { useSharing } from './use-sharing';

const SHOWN_ABOVE: readonly string[] = ['live', 'asleep'] satisfies ShareLink['state'][];
const ENDED = { expired: 'expired on', ended: 'ended early; it would have expired on' } as const;

/** What became of a link; a newer backend may tell of states this page does not know. */
function endWords({ state, expiresAt }: ShareLink): string {
  const ended = lookUp(ENDED, state, null);
  return ended === null ? 'not active' : `${ended} ${wholeDates(formatDay(new Date(expiresAt)))}`;
}

interface LinksProps {
  state: State;
  made: string | null;
  onEnded: () => void;
}

function Links({ state, made, onEnded }: LinksProps) {
  const live = state.links.filter((link) => link.state === 'live');
  const asleep = state.links.filter((link) => link.state === 'asleep');
  return (
    <>
      {live.length > 0 ? (
        <section className={styles.section} aria-labelledby="live-links">
          <Heading level={2} size="md" id="live-links">
            Live links
          </Heading>
          <ul className={styles.links}>
            {live.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                pdf={state.pdf}
                wakesAnother={asleep.length > 0}
                takesFocus={link.id === made}
                onEnded={onEnded}
              />
            ))}
          </ul>
          {state.pdf ? null : (
            <Text size="small" tone="muted">
              You get your CV as a one-page PDF with a paid plan.{' '}
              <TextLink component={Link} to={paths.manageSubscription()}>
                See your plan
              </TextLink>
            </Text>
          )}
        </section>
      ) : null}
      <AsleepLinks links={asleep} limit={state.limit} onEnded={onEnded} />
      <OldLinks links={state.links} />
    </>
  );
}

function OldLinks({ links }: Pick<State, 'links'>) {
  const over = links.filter(({ state }) => !SHOWN_ABOVE.includes(state));
  if (over.length === 0) return null;
  return (
    <details className={styles.over}>
      <summary>
        {over.length} {over.length === 1 ? 'old link' : 'old links'}
      </summary>
      <ul>
        {over.map((link) => (
          <li key={link.id}>
            {link.label}: {endWords(link)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PanelProps {
  state: State;
  /** It could not be loaded again after a change. */
  isOld: boolean;
  onChange: () => void;
}

function Panel({ state, isOld, onChange }: PanelProps) {
  const [made, setMade] = useState<string | null>(null);
  if (state.status === 'closed') {
    return (
      <Notice title="Your account is not open">Links to your CV work again once your account is open.</Notice>
    );
  }
  const onMade = (id: string | null) => {
    setMade(id);
    onChange();
  };
  const { isAdult, approval } = state;
  const agreed = isAdult || approval?.status === 'approved';
  return (
    <>
      {approval?.countsFrom ? (
        <AgreementWaits countsFrom={approval.countsFrom} onOver={onChange} />
      ) : agreed ? (
        <LinkForm sharing={state} onMade={onMade} />
      ) : (
        <GuardianPanel sharing={state} onAsked={onChange} />
      )}
      {isOld ? (
        <Notice
          tone="warning"
          live="polite"
          title="We could not load your links again"
          action={
            <Button size="sm" variant="secondary" onClick={onChange}>
              Try again
            </Button>
          }
        >
          What you did just now is stored, but you do not see it here yet.
        </Notice>
      ) : null}
      <Links state={state} made={made} onEnded={onChange} />
      {isAdult ? <OwnContact /> : null}
    </>
  );
}

export function Sharing() {
  const sharing = useSharing();
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Your CV"
        title="Share your CV"
        size="lg"
        lead="A link always shows your current CV until it expires or you end it. Nobody needs an account to open it."
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {sharing.value ? (
            <Panel state={sharing.value} isOld={Boolean(sharing.error)} onChange={sharing.retry} />
          ) : sharing.error ? (
            <ErrorState title="We could not load your links" onRetry={sharing.retry}>
              Nothing has changed. Check your connection and try again.
            </ErrorState>
          ) : (
            <Skeleton shape="block" />
          )}
        </div>
        <aside className={styles.aside} aria-label="How sharing works">
          <Heading level={2} size="sm">
            What a link shows
          </Heading>
          <Text size="small" tone="muted">
            Only the parts you allow, and never your date of birth, weight or wellness.{' '}
            <TextLink component={Link} to={paths.cv()}>
              See your CV as others see it
            </TextLink>
          </Text>
          <Heading level={2} size="sm">
            What we keep
          </Heading>
          <Text size="small" tone="muted">
            We count how often a link was opened each day. We keep nothing about who opened it, and we never
            store the link itself.
          </Text>
        </aside>
      </div>
    </Container>
  );
}
