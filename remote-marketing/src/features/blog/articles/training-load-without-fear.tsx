import { Cite } from '../../reading/cite';
import type { Article } from '../article';

function Body() {
  return (
    <>
      <p>
        Many trackers show a dial: green, amber, red, “injury risk”. It looks like science. We left it out on
        purpose, and kept the part that is useful.
      </p>
      <h2>Where the dial comes from</h2>
      <p>
        The idea divides the load of the last week by the average of the last four. Above a certain ratio, it
        says, injuries follow. It spread fast because it is easy to compute. Then statisticians looked closely
        and asked to <Cite source="acwrDismissed">dismiss it</Cite>: the ratio creates patterns out of
        arithmetic. A review of the field found{' '}
        <Cite source="loadEvidence">no evidence for steering load by such numbers to prevent injury</Cite>.
      </p>
      <p>
        A red light that means nothing does harm. A player who feels fine stays out; a player in pain sees
        green and plays.
      </p>
      <h2>What is worth writing down</h2>
      <p>
        After each session, rate how hard it felt from 0 to 10 and multiply by the minutes. A session of 75
        minutes at 6 is 450 units. Add up the week. That number is a diary, not a diagnosis, and a good one:
      </p>
      <ul>
        <li>
          <strong>Weeks compared.</strong> You see when club, school team and extra training met in the same
          seven days.
        </li>
        <li>
          <strong>Change.</strong> Coming back after holidays, the first week should not be the biggest of the
          season. That is common sense, and the diary shows it.
        </li>
        <li>
          <strong>Monotony.</strong> The mean of your daily load divided by its spread. High means that every
          day was the same, with no easy day in between. It describes the week; it does not judge it.
        </li>
      </ul>
      <h2>How hard it felt is a judgement</h2>
      <p>
        Rating effort has to be learned. In one study, players of U15 to U17 judged it{' '}
        <Cite source="rpeYouth">less reliably than U19</Cite>. So we call it perceived load, ask soon after
        the session, and never compare two players by it.
      </p>
      <h2>What beats any number</h2>
      <p>
        Pain that stays, a limp, a knock on the head: stop, tell an adult, see a doctor. No app decides that.
        Tell your coach about exam weeks and bad sleep; a lighter week costs you nothing in May.
      </p>
    </>
  );
}

export const trainingLoadWithoutFear: Article = {
  slug: 'training-load-without-fear',
  title: 'Training load without the red light',
  summary: 'Why there is no injury-risk dial in SKORA, and what a load diary is good for.',
  topic: 'Training',
  published: '2026-11-21',
  minutes: 4,
  evidence: 'mixed',
  evidenceNote:
    'That risk dials do not hold is well argued; how best to arrange weeks for young players is less certain.',
  sources: ['acwrDismissed', 'loadEvidence', 'rpeYouth'],
  Body,
};
