import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

/** What protects young players here. */
export function Safeguarding() {
  return (
    <>
      <SplitSection title="Children come first" id="safeguarding">
        <p>Many players are under 18. These are the rules we build by. No plan changes them.</p>
        <ul>
          <li>
            <strong>Private from the start.</strong> A young player’s profile is visible to nobody until a
            parent or guardian agrees.
          </li>
          <li>
            <strong>Not findable.</strong> A photo together with full name and club{' '}
            <Cite source="photosOfChildren">makes a child locatable</Cite>. Under 18s appear with first name
            and initial, and on the map only as a number per country.
          </li>
          <li>
            <strong>No messages to minors.</strong> Nobody can write to a player under 18 through SKORA. If a
            parent or guardian allows it, readers of a shared CV can ask for contact. First they prove their
            e-mail address, then the request goes to that adult alone, and we never pass on the adult’s
            address.
          </li>
          <li>
            <strong>No weight on public pages.</strong> Body weight and body fat of young players are private
            and never ranked; <Cite source="bodyComposition">pressure around them does harm</Cite>.
          </li>
          <li>
            <strong>No pushing.</strong> No streaks to lose, no “someone looked at you” mails.
          </li>
        </ul>
        <p>
          Something worries you? Write to us with the topic{' '}
          <TextLink component={Link} to={`${paths.contactUs()}?topic=safeguarding#write`}>
            Safeguarding
          </TextLink>
          . A person reads it. If somebody is in danger now, call your emergency number: 112 in the European
          Union, 999 in the United Kingdom.
        </p>
      </SplitSection>
      <SplitSection title="Where we stand">
        <p>
          SKORA is young. We have no success stories to show, no user numbers to boast of, and no clubs on a
          logo wall. When there is something to count, we will count it in public, with the date and including
          what went wrong.
        </p>
        <p>
          <TextLink component={Link} to={paths.blog()} arrow>
            What we know, with sources
          </TextLink>
        </p>
        <p>
          <TextLink component={Link} to={paths.curatedProgramPath()} arrow>
            See the path
          </TextLink>
        </p>
      </SplitSection>
    </>
  );
}
