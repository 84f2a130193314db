import type { CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';
import { ComparedTests } from './compared-tests';

interface CvComparisonProps {
  view: Pick<CvView, 'comparison' | 'tests' | 'audience'>;
  /** Whether the player is compared is not known yet. */
  awaited: boolean;
}

export function CvComparison({ view, awaited }: CvComparisonProps) {
  const { comparison, tests, audience } = view;
  if (comparison) return <ComparedTests compared={comparison} />;
  if (awaited || audience !== 'me' || !tests || tests.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      Percentiles: none shown.{' '}
      <TextLink component={Link} to={`${paths.playerStats()}?step=history`}>
        Compare my tests
      </TextLink>
    </Text>
  );
}
