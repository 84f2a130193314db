import { Cite } from '../../reading/cite';
import type { Article } from '../article';

function Body() {
  return (
    <>
      <p>
        At twelve, the fastest child on the pitch looks like the best. Parents see it, coaches see it, the
        child believes it. Two large studies from German talent development show how far that carries.
      </p>
      <h2>What the numbers say</h2>
      <p>
        The first one tested <Cite source="motorTests">14,178 under-12 players</Cite> for sprint, agility,
        dribbling, ball control and shooting or juggling. All tests together explained about a quarter of what
        separated players later (24.8&nbsp;% of the variance in the model). Technical tests weighed more than
        plain speed. Three quarters of the story were not in the data at all.
      </p>
      <p>
        The second followed <Cite source="baseRates">13,869 players</Cite>. Three seasons later, 9&nbsp;% of
        them played at academy level. Nine in a hundred, from a group that was already selected.
      </p>
      <h2>Early is not better</h2>
      <p>
        Children of the same school year can be years apart in growth. Test results follow{' '}
        <Cite source="maturity">maturity more than birth quarter</Cite>: the tall, fast boy of thirteen may
        simply be early. Estimating growth stage helps a coach to be fair, but the usual formulas{' '}
        <Cite source="maturityMethods">disagree by a year or more</Cite>, and the common one is{' '}
        <Cite source="maturityOffset">biased for early and late maturers</Cite>. That is why growth stage in
        SKORA is an estimate with a margin, private, and never on a public CV.
      </p>
      <h2>What follows for a player</h2>
      <ul>
        <li>
          <strong>Spend your hours on the ball.</strong> Of the things that were measured, technique told
          most.
        </li>
        <li>
          <strong>Do not stop because you are small at thirteen.</strong> Nobody has measured what you will be
          at eighteen.
        </li>
        <li>
          <strong>Do not relax because you are big at thirteen.</strong> The others grow too.
        </li>
        <li>
          <strong>Test to train, not to rank.</strong> A result tells you where to work. It does not tell you
          who you are.
        </li>
      </ul>
      <h2>What follows for parents</h2>
      <p>
        Whoever sells you a “probability of becoming a professional” for a child has to explain where the
        other three quarters of the information come from. Ask. And ask what happens to the ninety-one of a
        hundred: school, health and joy in playing are outcomes too.
      </p>
      <h2>What follows for us</h2>
      <p>
        There is no talent score in SKORA. You see each value, its source, and how it changed. We weigh
        technique in the path and leave the future to the future.
      </p>
    </>
  );
}

export const whatEarlyTestsTell: Article = {
  slug: 'what-early-tests-tell',
  title: 'What a test at twelve can tell, and what it cannot',
  summary: 'Two studies, about 14,000 players each, show why nobody can predict a career from a sprint.',
  topic: 'Talent',
  published: '2026-11-21',
  minutes: 4,
  evidence: 'strong',
  evidenceNote: 'Two very large samples, both from one talent programme; other countries may differ.',
  sources: ['motorTests', 'baseRates', 'maturity', 'maturityMethods', 'maturityOffset'],
  Body,
};
