import { Link } from '@skora/shared/router';
import { useAccountRole, useAccountStatus, useSession } from '@skora/shared/session';
import { ButtonLink, Card, classNames, Heading, Text } from '@skora/shared/ui';
import styles from './article-step.module.css';
import { ownStep, VISITOR_STEP, type Step } from './own-step';

function StepWords({ step, className }: { step: Step; className?: string | undefined }) {
  return (
    <div className={classNames(styles.step, className)}>
      <Text className={styles.text}>{step.text}</Text>
      <div className={styles.links}>
        {step.links.map(({ label, to }, index) => (
          <ButtonLink key={to} component={Link} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

/**
 * The way from an article to something of one's own, for a page of another remote. While nobody knows who is here, the
 * words for both are in the page and the style sheet picks.
 */
export function ArticleStep() {
  const { status } = useSession();
  const own = ownStep(useAccountStatus(), useAccountRole());
  const isUnknown = status === 'unknown';
  return (
    <Card component="section" tone="accent" corner aria-labelledby="article-step" className={styles.card}>
      <Heading level={2} size="md" id="article-step">
        Your next step
      </Heading>
      {status === 'signed-in' ? null : (
        <StepWords step={VISITOR_STEP} className={isUnknown ? styles.visitor : undefined} />
      )}
      {status === 'signed-out' ? null : (
        <StepWords step={own} className={isUnknown ? styles.member : undefined} />
      )}
    </Card>
  );
}
