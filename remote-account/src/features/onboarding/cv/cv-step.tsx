import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink, Card, Cluster, Heading, Text, TextLink } from '@skora/shared/ui';
import { PositionMap } from '../../../lib/positions/position-map';
import type { PlayerRecord } from '../../record';
import { useSharing, useStoredVisibility } from '../../sharing';
import { StepFrame } from '../frame/step-frame';
import styles from '../frame/steps.module.css';
import { cvFacts, cvGaps } from './cv-facts';
import { PrivacyPanel } from './privacy-panel';

interface CvStepProps {
  record: PlayerRecord;
  adult: boolean;
  registeredAsMinor: boolean;
  onBack: () => void;
}

/** The last step: the CV as it is now, who may see it, and where to go on. */
export function CvStep({ record, adult, registeredAsMinor, onBack }: CvStepProps) {
  const visibility = useStoredVisibility();
  const sharing = useSharing();
  const { profile } = record;
  const gaps = cvGaps(record);
  return (
    <StepFrame step="cv" title="Your CV has begun" lead="It grows with every test and every match you add.">
      <div className={styles.cv}>
        <Card padding="lg" corner className={styles.sheet}>
          <Heading level={2} size="lg">
            {profile.displayName}
          </Heading>
          <PositionMap primary={profile.primaryPosition} others={profile.secondaryPositions} />
          <dl className={styles.facts}>
            {cvFacts(record).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {gaps.length > 0 ? (
            <Text size="small" tone="muted">
              Still empty: {gaps.join(', ')}.{' '}
              <TextLink component={Link} to={`${paths.editProfile()}?section=football`}>
                Fill it in
              </TextLink>
            </Text>
          ) : null}
        </Card>
        {visibility.status === 'ready' ? (
          <PrivacyPanel
            adult={adult}
            registeredAsMinor={registeredAsMinor}
            visibility={visibility.value}
            sharing={sharing.value}
          />
        ) : null}
      </div>
      <Cluster gap={3} className={styles.actions}>
        <ButtonLink component={Link} to={paths.dashboard()} variant="primary">
          Go to your week
        </ButtonLink>
        <ButtonLink component={Link} to={paths.sharing()} variant="secondary">
          Share it
        </ButtonLink>
        <ButtonLink component={Link} to={paths.cv()} variant="secondary">
          See my CV
        </ButtonLink>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </Cluster>
    </StepFrame>
  );
}
