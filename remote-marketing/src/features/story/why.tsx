import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

export function Why() {
  return (
    <>
      <SplitSection title="The problem">
        <p>
          Coaches who look for players get more messages than they can read. After fifty profiles, praise no
          longer convinces them, and neither do numbers that nobody has checked. A company that works with
          coaches says what does help:{' '}
          <Cite source="recruiterProfile">
            a page that can be read in ninety seconds, with numbers that somebody else confirms
          </Cite>
          .
        </p>
        <p>
          Some people sell hope to children and parents: packages that “get you seen”, trials that cost money,
          fake agents. So many players are cheated that the players’ union FIFPRO lists{' '}
          <Cite source="fakeAgents">eight signs of a fake agent</Cite>.
        </p>
      </SplitSection>
      <SplitSection title="Our answer">
        <p>
          Your CV shows what you did, who measured it and how it changed. The path tells you what to work on.
          One link shows your CV to others, and you can end it at any time. How far you get depends on your
          football.
        </p>
      </SplitSection>
    </>
  );
}
