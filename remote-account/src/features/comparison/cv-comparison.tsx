import type { CvView } from '@skora/football';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';
import { ComparedTests } from './compared-tests';

/** Percentiles on a CV; its player is told where they are switched on. */
export function CvComparison({ view }: { view: Pick<CvView, 'comparison' | 'tests' | 'audience'> }) {
  const { comparison, tests, audience } = view;
  if (comparison) return <ComparedTests compared={comparison} />;
  if (audience !== 'me' || !tests || tests.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      Percentiles: none shown.{' '}
      <TextLink component={Link} to={`${paths.playerStats()}?step=history`}>
        Compare my tests
      </TextLink>
    </Text>
  );
}
