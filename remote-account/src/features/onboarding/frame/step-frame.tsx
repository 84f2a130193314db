import type { ReactNode } from 'react';
import { landingPage } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Container, PageHeader } from '@skora/shared/ui';
import { FIRST_STEPS, type FirstStep } from './first-steps';
import styles from './steps.module.css';

const NAMES: Readonly<Record<FirstStep, string>> = {
  position: 'Position',
  number: 'First number',
  cv: 'Your CV',
};

interface StepFrameProps {
  step: FirstStep;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** What every step has: how far one is, a way out that loses nothing, and one question. */
export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const at = FIRST_STEPS.indexOf(step);
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <ol className={styles.progress} aria-label="Your first steps">
          {FIRST_STEPS.map((one, index) => (
            <li
              key={one}
              data-done={index < at || undefined}
              aria-current={one === step ? 'step' : undefined}
            >
              {NAMES[one]}
            </li>
          ))}
        </ol>
        <ButtonLink
          component={Link}
          to={landingPage()}
          variant="ghost"
          size="sm"
          aria-label="Later: go to your dashboard"
        >
          Later
        </ButtonLink>
      </div>
      <PageHeader
        eyebrow={`Step ${at + 1} of ${FIRST_STEPS.length}`}
        title={title}
        lead={lead}
        size="lg"
        className={styles.header}
      />
      {children}
    </Container>
  );
}
