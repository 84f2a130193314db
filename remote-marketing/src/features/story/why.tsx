import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

export function Why() {
  return (
    <>
      <SplitSection title="The problem">
        <p>
          A coach who looks for players gets more messages than they can read. After fifty profiles big words
          no longer count, and neither do numbers that nobody has checked. What helps, says a company that
          works with coaches, is{' '}
          <Cite source="recruiterProfile">
            a page that can be read in ninety seconds, with values that somebody else confirms
          </Cite>
          .
        </p>
        <p>
          On the other side are children and parents, and people who sell them hope: packages that “get you
          seen”, trials that cost money, fake agents. The players’ union FIFPRO lists{' '}
          <Cite source="fakeAgents">eight signs of a fake agent</Cite>, because so many players are cheated.
        </p>
      </SplitSection>
      <SplitSection title="Our answer">
        <p>
          We build the boring part well. A record of what you did, who measured it and how it changed. A path
          that tells you what to work on. One link that shows it, which you can take back at any time. What
          comes of it depends on your football.
        </p>
      </SplitSection>
    </>
  );
}
