import { paths } from '@skora/shared/contract';
import { formatDay } from '@skora/domain';
import { Link } from '@skora/shared/router';
import {
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
import type { Sharing as State } from './links-api';
import { GuardianPanel } from './guardian-panel';
import { LinkCard } from './link-card';
import { LinkForm } from './link-form';
import styles from './sharing.module.css';
import { useSharing } from './use-sharing';

const ENDED = { expired: 'over since', ended: 'ended; would have worked until', live: '' } as const;

interface LinksProps {
  state: State;
  made: string | null;
  onEnded: () => void;
}

function Links({ state, made, onEnded }: LinksProps) {
  const live = state.links.filter((link) => link.state === 'live');
  const over = state.links.filter((link) => link.state !== 'live');
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
                takesFocus={link.id === made}
                onEnded={onEnded}
              />
            ))}
          </ul>
          {state.pdf ? null : (
            <Text size="small" tone="muted">
              The CV as a one-page PDF comes with a plan.{' '}
              <TextLink component={Link} to={paths.manageSubscription()}>
                Look at your plan
              </TextLink>
            </Text>
          )}
        </section>
      ) : null}
      {over.length > 0 ? (
        <details className={styles.over}>
          <summary>
            {over.length} {over.length === 1 ? 'link that is' : 'links that are'} over
          </summary>
          <ul>
            {over.map((link) => (
              <li key={link.id}>
                {link.label}: {ENDED[link.state]} {formatDay(new Date(link.expiresAt))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function Panel({ state, onChange }: { state: State; onChange: () => void }) {
  const [made, setMade] = useState<string | null>(null);
  if (state.status === 'closed') {
    return <Notice title="Your account is not open">Links to your CV work again once it is.</Notice>;
  }
  const onMade = (id: string | null) => {
    setMade(id);
    onChange();
  };
  const onEnded = () => {
    // The focused button disappears with its card.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    onChange();
  };
  const mayShare = state.isAdult || state.approval?.status === 'approved';
  return (
    <>
      {mayShare ? (
        <LinkForm sharing={state} onMade={onMade} />
      ) : (
        <GuardianPanel sharing={state} onAsked={onChange} />
      )}
      <Links state={state} made={made} onEnded={onEnded} />
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
        lead="A link shows your CV as it is on that day, without an account. It ends by itself, and you can end it at any time."
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {sharing.value ? (
            <Panel state={sharing.value} onChange={sharing.retry} />
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
            What you allow for it, part by part, and never your birth date, weight or wellness.{' '}
            <TextLink component={Link} to={paths.cv()}>
              See your CV as others do
            </TextLink>
          </Text>
          <Heading level={2} size="sm">
            What we keep
          </Heading>
          <Text size="small" tone="muted">
            How often a link was opened on which day, and nothing about who did. The address itself is not
            stored: we make it anew when you look at this page.
          </Text>
        </aside>
      </div>
    </Container>
  );
}
