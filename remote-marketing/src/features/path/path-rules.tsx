import { PHASE_NAMES } from '@skora/domain';
import { ENTITLEMENTS, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';
import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

/** What the path rests on, and where it ends. */
export function PathRules() {
  return (
    <>
      <SplitSection title="How to use it">
        <p>
          Choose one step from each of two corners, not eight at once. Keep working on them until the next
          test day in September, January or May. Test under the same conditions, and check whether the change
          is larger than the{' '}
          <TextLink component={Link} to={`${paths.blog()}/faster-or-luckier`}>
            error of the test
          </TextLink>
          .
        </p>
        <p>
          On the small pitch next to each phase, the size of a corner shows how many minutes it gets in a
          week.
        </p>
        <p>
          In exam weeks and holidays, halve the minutes and keep the ball work. If something hurts, stop and
          tell an adult.
        </p>
      </SplitSection>
      <SplitSection title="Where it comes from">
        <ul>
          <li>
            The four corners come from <Cite source="fourCorners">the FA’s model</Cite>. They belong together.
          </li>
          <li>
            The phases and their ages follow the <Cite source="eppp">Elite Player Performance Plan</Cite>.
            Academy players have an <Cite source="individualPlan">individual plan</Cite> that covers school
            and the person too. So does this path.
          </li>
          <li>
            The tests and their dates follow what <Cite source="academyTests">academies do from U12</Cite>:
            jump, sprints and the 505 turn, three times a year.
          </li>
          <li>
            Technique comes first because in a study of <Cite source="motorTests">14,178 under-12s</Cite> it
            predicted later success better than speed.
          </li>
          <li>The drills and minutes are our suggestion. No study has tested exactly this path.</li>
        </ul>
      </SplitSection>
      <SplitSection title="What is free">
        <p>
          Everybody can read this whole page, plan a week and add it to their calendar. With an account you
          can also save your steps: those of {PHASE_NAMES[ENTITLEMENTS.tier0.programPath]}, of the positions
          and of goalkeeping in every plan, those of later phases with a larger one. See{' '}
          <TextLink component={Link} to={`${paths.pricing()}#free`} state={{ upgrade: true }}>
            what is free
          </TextLink>
          .
        </p>
        <Text size="small" tone="subtle">
          This is general training information for healthy players. It does not replace your coach or a
          doctor.
        </Text>
      </SplitSection>
    </>
  );
}
