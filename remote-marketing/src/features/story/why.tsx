import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

export function Why() {
  return (
    <>
      <SplitSection title="The problem">
        <p>
          A coach who looks for players gets more messages than hours. Whoever reads fifty profiles stops
          believing adjectives, and discounts numbers that players report about themselves. What helps is
          plain:{' '}
          <Cite source="recruiterProfile">
            a page that can be read in ninety seconds, with values that somebody else confirms
          </Cite>
          .
        </p>
        <p>
          On the other side stand children and parents, and an industry that sells them hope: packages that
          “get you seen”, trials that cost money, people who call themselves agents. The players’ union FIFPRO
          lists <Cite source="fakeAgents">eight signs of a fake agent</Cite>; that such a list is needed says
          enough.
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
