import { paths } from '@skora/shared/contract';
import { Link, useNavigate, useSearchParams } from '@skora/shared/router';
import { Notice, Stack, TextLink } from '@skora/shared/ui';
import {
  currentEntries,
  knownFacts,
  latestValues,
  type PlayerProfile,
  STAT_STEPS,
  type StatEntry,
  type StatStep,
} from '@skora/domain';
import { StatHistory } from '../../stat-history/stat-history';
import type { AccountFacts } from '../../../../lib/player/use-account-facts';
import { localDay } from '../../../../lib/local-day';
import { useToday } from '../../../../lib/use-today';
import styles from '../fields/stats-wizard.module.css';
import { StepForm } from './step-form';
import { WizardProgress } from './wizard-progress';
import { WizardSummary } from './wizard-summary';

/** The pages a player has: goalkeepers one more, adults some tests more. */
function stepsFor({ keeps, adult }: { keeps: boolean; adult: boolean }): StatStep[] {
  return STAT_STEPS.filter((step) => step.id !== 'goalkeeper' || keeps).map((step) => ({
    ...step,
    sections: step.sections.filter(({ protocol }) => adult || !protocol.adultsOnly),
  }));
}

const SUMMARY = { id: 'summary', title: 'Summary' };
const HISTORY = 'history';

interface StatsWizardProps {
  profile: PlayerProfile;
  /** Everything ever entered, newest first. */
  history: readonly StatEntry[];
  /** Some tests are for adults only, and nobody was tested before the fifth birthday. */
  facts: AccountFacts;
}

/** Physical, technical and, for goalkeepers, goalkeeper page, then the summary. The page is part of the address. */
export function StatsWizard({ profile, history, facts: { adult, measuresFrom, bornOn } }: StatsWizardProps) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const today = localDay(useToday());
  const days = { first: measuresFrom, today };
  const keeps = [profile.primaryPosition, ...profile.secondaryPositions].includes('GK');
  const steps = stepsFor({ keeps, adult });
  const pages = [...steps, SUMMARY];
  const asked = parameters.get('step');
  const open = (id: string) => setParameters({ step: id });
  if (asked === HISTORY) {
    return <StatHistory {...{ history, profile, days, adult, bornOn }} />;
  }
  const current = currentEntries(history);
  const latest = latestValues(current);
  const index = Math.max(
    0,
    pages.findIndex((page) => page.id === asked),
  );
  const step = steps[index];
  const next = pages[index + 1];
  const before = pages[index - 1];
  return (
    <Stack gap={6}>
      <div className={styles.top}>
        <WizardProgress pages={pages} current={step?.id ?? SUMMARY.id} onPage={open} />
        <TextLink component={Link} to={`${paths.playerStats()}?step=${HISTORY}`} arrow>
          History and progress
        </TextLink>
      </div>
      {profile.primaryPosition === null && !keeps ? (
        <Notice title="Are you a goalkeeper?">
          There is an extra step for goalkeepers.{' '}
          <TextLink component={Link} to={paths.editProfile()}>
            Choose your position
          </TextLink>{' '}
          first; what you typed here stays.
        </Notice>
      ) : null}
      {step ? (
        <StepForm
          key={step.id}
          step={step}
          days={days}
          latest={latest}
          known={knownFacts(profile, latest)}
          onBack={before ? () => open(before.id) : null}
          onNext={() => open(next?.id ?? SUMMARY.id)}
        />
      ) : (
        <WizardSummary
          profile={profile}
          entries={current}
          steps={steps}
          days={days}
          onStep={open}
          onSaved={() => void navigate(paths.cv())}
        />
      )}
    </Stack>
  );
}
