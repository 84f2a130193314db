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
        <p>Many players are under 18. We always follow these rules, and no plan changes them.</p>
        <ul>
          <li>
            <strong>Private from the start.</strong> Nobody else can see a young player’s profile until a
            parent or guardian agrees.
          </li>
          <li>
            <strong>Not easy to find.</strong> With a photo, a full name and a club,{' '}
            <Cite source="photosOfChildren">a stranger can find a child</Cite>. Players under 18 appear with
            first name and initial, and on the map only as a number per country.
          </li>
          <li>
            <strong>No messages to minors.</strong> Nobody can write to a player under 18 through SKORA. If a
            parent or guardian allows it, people who read a shared CV can ask for contact. First they verify
            their email address. Then the request goes to that adult alone, and we never pass on the adult’s
            address.
          </li>
          <li>
            <strong>No weight on public pages.</strong> Body weight and body fat of young players are private,
            and we never rank them: <Cite source="bodyComposition">pressure about them does harm</Cite>.
          </li>
          <li>
            <strong>No pressure to come back.</strong> There are no streaks to lose and no “someone looked at
            you” emails.
          </li>
        </ul>
        <p>
          Is something worrying you? Write to us with the topic{' '}
          <TextLink component={Link} to={`${paths.contactUs()}?topic=safeguarding#write`}>
            Safeguarding
          </TextLink>
          . A person reads it. If somebody is in danger now, call your emergency number: 112 in the European
          Union, 999 in the United Kingdom.
        </p>
      </SplitSection>
      <SplitSection title="Where we stand">
        <p>
          SKORA is new. We have no success stories, no large numbers of users and no club logos to show. When
          there is something to report, we will publish it with the date, including what went wrong.
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
