import { useRef } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { Container, EmptyState, Heading, PageHeader, TextLink } from '@skora/shared/ui';
import { LoadGate } from '../../../lib/documents/load-gate';
import type { FamilyChild } from '../api/family-api';
import { readFamily } from '../api/family-api';
import { ChildCard } from './child-card';
import { InviteChild } from './invite-child';
import { FamilyWeeklyEmail } from './weekly-email';
import styles from '../lib/family.module.css';
import { countWaiting, Waiting } from '../requests/waiting';
import { useReloaded } from '../lib/use-reloaded';

/** The home of a parent: what waits for an answer, then the children. */
export function Family() {
  const { loaded, reload } = useReloaded('family', readFamily);
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = () => {
    heading.current?.focus();
    reload();
  };
  return (
    <Container className={styles.page}>
      <PageHeader
        eyebrow="Parents and guardians"
        title="Your family"
        lead="What your child shows to whom, and everything that needs your answer, in one place."
        size="lg"
      />
      <LoadGate loaded={loaded} what="your family">
        {(children) => (
          <>
            {children.length === 0 ? <NobodyYet /> : null}
            {children.length === 0 ? null : (
              <>
                <section className={styles.section} aria-labelledby="waiting-title">
                  <Heading ref={heading} level={2} size="md" id="waiting-title" tabIndex={-1}>
                    {waitingTitle(children)}
                  </Heading>
                  {children.map((child) => (
                    <Waiting key={child.id} child={child} onAnswered={answered} />
                  ))}
                </section>
                <section className={styles.section} aria-labelledby="children-title">
                  <Heading level={2} size="md" id="children-title">
                    {children.length === 1 ? 'Your child' : 'Your children'}
                  </Heading>
                  <ul className={styles.cards}>
                    {children.map((child) => (
                      <ChildCard key={child.id} child={child} />
                    ))}
                  </ul>
                </section>
              </>
            )}
            <FamilyWeeklyEmail />
            <InviteChild />
          </>
        )}
      </LoadGate>
    </Container>
  );
}

function waitingTitle(children: readonly FamilyChild[]): string {
  const waiting = children.reduce((sum, child) => sum + countWaiting(child), 0);
  if (waiting === 0) return 'Nothing waits for your answer';
  return waiting === 1 ? '1 question waits for your answer' : `${waiting} questions wait for your answer`;
}

function NobodyYet() {
  const { email } = useRequiredUser();
  return (
    <EmptyState title="No child is linked with you yet">
      <p>
        We find your child by the email address they gave for you. Yours here is <strong>{email}</strong>. Ask
        your child to enter exactly this address when SKORA asks for a parent or guardian: at sign-up, under
        “Share your CV” or at a showcase. The question then appears here.
      </p>
      <p>
        Did we write to another address of yours? Then change the address of this account under{' '}
        <TextLink component={Link} to={paths.accountSecurity()}>
          Account and security
        </TextLink>
        . The links in our emails work without an account as well.
      </p>
    </EmptyState>
  );
}
