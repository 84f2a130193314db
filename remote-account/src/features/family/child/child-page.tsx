import { useRef } from 'react';
import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { ButtonLink, Container, ErrorState, PageHeader, TextLink } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import { type ChildDetails, readChild } from '../api/family-api';
import { bondWords } from '../lib/bond-words';
import styles from '../lib/family.module.css';
import { countWaiting, Waiting } from '../requests/waiting';
import { useReloaded } from '../lib/use-reloaded';
import { Agreements } from './agreements';
import { ChildCv } from './child-cv';
import { EndLink } from './end-link';
import { ChildData } from './child-data';
import { PlanSection } from './plan-section';
import { PushSection } from './push-section';
import { Section } from './section';
import { ShownSection } from './shown-section';

/** One child: what waits, what is shown to whom, what was agreed to. */
export function ChildPage({ id }: { id: string }) {
  const { loaded, reload } = useReloaded(id, () => readChild(id));
  const { search } = useLocation();
  const audience = new URLSearchParams(search).get('cv');
  const heading = useRef<HTMLHeadingElement>(null);
  if (loaded.status === 'ready' && (audience === 'link' || audience === 'coach')) {
    return <ChildCv id={id} name={loaded.value.name} audience={audience} />;
  }
  const unknown =
    loaded.status === 'failed' && loaded.error instanceof Refusal && [400, 404].includes(loaded.error.status);
  const changed = () => {
    heading.current?.focus();
    reload();
  };
  const child = loaded.status === 'ready' ? loaded.value : null;
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Your family"
        title={child?.name ?? 'Your child'}
        lead={child ? bondWords(child) : undefined}
        size="lg"
        actions={
          <TextLink component={Link} to={paths.family()}>
            Back to your family
          </TextLink>
        }
      />
      {unknown ? (
        <ErrorState title="There is nothing to see here">
          We know of no child with this address that is linked with your email. Perhaps the player is 18 by
          now, or another address was given for the parent or guardian.
        </ErrorState>
      ) : (
        <LoadGate loaded={loaded} what="the page of your child">
          {(value) => <Details child={value} heading={heading} onChanged={changed} reload={reload} />}
        </LoadGate>
      )}
    </Container>
  );
}

interface DetailsProps {
  child: ChildDetails;
  heading: React.RefObject<HTMLHeadingElement | null>;
  /** What was pressed has gone: the focus moves to the heading. */
  onChanged: () => void;
  reload: () => void;
}

function Details({ child, heading, onChanged, reload }: DetailsProps) {
  const { overview } = child;
  const waits = countWaiting(child) > 0;
  return (
    <>
      <Section
        title={waits ? 'Waiting for your answer' : 'Nothing waits for your answer'}
        headingRef={heading}
      >
        <Waiting child={child} onAnswered={onChanged} />
      </Section>
      {overview ? (
        <>
          <ShownSection child={child} overview={overview} reload={reload} />
          <PushSection child={child} reload={reload} />
          <Agreements child={child} agreements={overview.agreements} onChanged={onChanged} />
          <PlanSection child={child} />
          {child.bond === 'decides' ? (
            <ChildData child={child} onChanged={onChanged} />
          ) : (
            <OwnData name={child.name} />
          )}
          {child.bond === 'linked' ? <EndLink id={child.id} name={child.name} /> : null}
        </>
      ) : null}
    </>
  );
}

function OwnData({ name }: { name: string }) {
  return (
    <Section title="Data and deletion">
      <p>
        {name} is old enough in their country to have an account without an agreement, so {name} downloads the
        data or deletes the account, under “Account and security”. If you are worried about something, write
        to us.
      </p>
      <div>
        <ButtonLink component={Link} to={paths.contactUs()} variant="secondary">
          Write to us
        </ButtonLink>
      </div>
    </Section>
  );
}
