import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { SplitSection } from '../../lib/reading/split-section';

/** Under which conditions a real story appears here. */
export function Consent() {
  return (
    <SplitSection title="How a real story gets here">
      <ul>
        <li>The player agrees in writing to exactly this text; under 18, a parent or guardian too.</li>
        <li>The outcome is confirmed by somebody other than the player and us.</li>
        <li>It carries a date, and it disappears the day the player wants it to.</li>
        <li>Nobody gets money or a free plan for it.</li>
      </ul>
      <p>
        You have one?{' '}
        <TextLink component={Link} to={`${paths.contactUs()}#write`}>
          Write to us
        </TextLink>
        .
      </p>
    </SplitSection>
  );
}
