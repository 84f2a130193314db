import { wholeDates, type CvTest, type CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Badge, ButtonLink, EmptyState, Text } from '@skora/shared/ui';
import { CvComparison } from '../../../record';
import { CvProgress } from './cv-progress';
import { CvSection } from '../section/cv-section';
import styles from './cv-tests.module.css';
import { NumberTile, NumberTiles } from './number-tile';

function TestTile({ test }: { test: CvTest }) {
  const { best, change, changeDetail } = test;
  return (
    <NumberTile number={test}>
      <div className={styles.facts}>
        {change ? (
          <span title={changeDetail}>
            <Badge tone={change === 'Real change' ? 'success' : 'neutral'}>{change}</Badge>
          </span>
        ) : null}
        {best ? (
          <Text size="fine" tone="muted">
            {wholeDates(best)}
          </Text>
        ) : null}
      </div>
    </NumberTile>
  );
}

interface CvTestsProps {
  view: CvView;
  comparisonAwaited: boolean;
}

export function CvTests({ view, comparisonAwaited }: CvTestsProps) {
  const { tests, progress, audience } = view;
  if (!tests || (tests.length === 0 && audience !== 'me')) return null;
  return (
    <CvSection
      title="Tests"
      note="The newest result of each test. A percentile appears only with its source and the number of players behind it."
      empty={tests.length === 0}
    >
      {tests.length === 0 ? (
        <EmptyState
          level={3}
          title="No test recorded yet"
          action={
            <ButtonLink component={Link} to={paths.playerStats()} variant="secondary">
              Add a test result
            </ButtonLink>
          }
        >
          A 10 m sprint is a good first one. Each result shows its date, its method and who measured it.
        </EmptyState>
      ) : (
        <NumberTiles>
          {tests.map((test) => (
            <TestTile key={test.key} test={test} />
          ))}
        </NumberTiles>
      )}
      <div className={view.comparison ? undefined : styles.invitation}>
        <CvComparison view={view} awaited={comparisonAwaited} />
      </div>
      {progress && progress.length > 0 ? <CvProgress progress={progress} /> : null}
    </CvSection>
  );
}
