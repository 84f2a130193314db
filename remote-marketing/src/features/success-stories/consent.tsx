import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { SplitSection } from '../../lib/reading/split-section';

/** Under which conditions a real story appears here. */
export function Consent() {
  return (
    <SplitSection title="How a real story gets here">
      <ul>
        <li>The player agrees in writing to the exact text. Under 18, a parent or guardian agrees too.</li>
        <li>Somebody other than the player and us confirms the outcome.</li>
        <li>It has a date, and it disappears on the day the player wants it to.</li>
        <li>Nobody gets money or a free plan for it.</li>
      </ul>
      <p>
        Do you have a story?{' '}
        <TextLink component={Link} to={`${paths.contactUs()}#write`}>
          Write to us
        </TextLink>
        .
      </p>
    </SplitSection>
  );
}
