import { paths } from '@skora/shared/contract';
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
          Take one step from two corners, not eight at once. Stay with them until the next test day in
          September, January or May. Test under the same conditions, and ask whether the change is larger than
          the{' '}
          <TextLink component={Link} to={`${paths.blog()}/faster-or-luckier`}>
            error of the test
          </TextLink>
          .
        </p>
        <p>On the small pitch beside each phase, a corner is as large as the minutes it gets in a week.</p>
        <p>
          Exam weeks and holidays are part of the plan: halve the minutes and keep the ball work. Pain is not
          part of it: stop and tell an adult.
        </p>
      </SplitSection>
      <SplitSection title="Where it comes from">
        <ul>
          <li>
            The corners are those of <Cite source="fourCorners">the FA’s model</Cite>. They belong together.
          </li>
          <li>
            The phases and their ages follow the <Cite source="eppp">Elite Player Performance Plan</Cite>.
            Academy players have an <Cite source="individualPlan">individual plan</Cite> that covers school
            and person too; so does this path.
          </li>
          <li>
            Test battery and rhythm follow what <Cite source="academyTests">academies do from U12</Cite>:
            jump, sprints and 505 three times a year.
          </li>
          <li>
            Technique comes first because in <Cite source="motorTests">14,178 under-12s</Cite> it predicted
            later success better than speed.
          </li>
          <li>
            Drills and minutes are our suggestion. No study has tested this exact plan, and we do not claim
            it.
          </li>
        </ul>
      </SplitSection>
      <SplitSection title="What is free">
        <p>
          Reading all of this page, planning a week and taking it into your calendar, for everybody. With an
          account you also keep your progress: Foundation, positions and goalkeeping in every plan, the later
          phases with a{' '}
          <TextLink component={Link} to={paths.pricing()}>
            plan
          </TextLink>{' '}
          for them.
        </p>
        <Text size="small" tone="subtle">
          General training information for healthy players. It replaces neither your coach nor a doctor.
        </Text>
      </SplitSection>
    </>
  );
}
