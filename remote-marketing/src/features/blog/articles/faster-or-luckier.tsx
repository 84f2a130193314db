import { Cite } from '../../reading/cite';
import type { Article } from '../article';

function Body() {
  return (
    <>
      <p>
        You ran 10 metres in 1.91 seconds in September and in 1.88 in January. Three hundredths. Is that
        training, or is that Tuesday? Most apps draw a green arrow. We do not, and here is the reason.
      </p>
      <h2>Every test has noise</h2>
      <p>
        Repeat a test after a day of rest and you will not get the same number. Sleep, surface, shoes, the
        start signal, the way your foot leaves the line: each adds a little. Researchers run exactly this
        experiment to find out how large a change has to be before it is more than noise. They call it the
        minimal detectable change.
      </p>
      <p>
        For one turning test, a modified 505, measured in Category 1 academies, that limit was{' '}
        <Cite source="test505">between 5.5 and 8.9&nbsp;%</Cite>. If you needed 2.40 seconds, anything between
        roughly 2.27 and 2.53 may be the same you on another day, even at the kinder end of that range.
      </p>
      <p>
        Endurance runs are noisier still. For the Yo-Yo intermittent recovery test, two runs of the same youth
        player differed within <Cite source="yoyoReliability">limits of 9 to 28&nbsp;%</Cite>, depending on
        the group. On 1,600 metres, 9&nbsp;% is 144 metres: more than three shuttles.
      </p>
      <h2>The way of measuring can be bigger than you</h2>
      <p>
        A jump on a mat, on a force plate and through a phone camera are three different tests. Systems differ
        by up to <Cite source="jumpSystems">about 15 centimetres</Cite> between ways of measuring. A hand-held
        stopwatch and timing gates do not belong in one table either. So the first rule costs nothing: same
        test, same device, same surface, same warm-up, or do not compare.
      </p>
      <h2>What to do on test day</h2>
      <ul>
        <li>
          <strong>Take several attempts.</strong> Three sprints show you your own spread. If they lie 0.06
          seconds apart, a gain of 0.03 tells you nothing.
        </li>
        <li>
          <strong>Write the circumstances down.</strong> Date, surface, device, who measured. Six months later
          you will not remember.
        </li>
        <li>
          <strong>Wait long enough.</strong> Premier League academies test{' '}
          <Cite source="academyTests">three times a year</Cite>. Every month is too often: the noise stays the
          same while the change becomes smaller.
        </li>
        <li>
          <strong>Look at the line, not at the last point.</strong> Three tests in one direction say more than
          one personal best.
        </li>
      </ul>
      <h2>How SKORA shows it</h2>
      <p>
        A change that is smaller than the error of its test is called “within measurement error”. Not bad
        news: it means keep going. A change that is larger is called “real change”, in both directions. And
        where nobody has published the error of a test, we say that we do not know it.
      </p>
      <blockquote>No arrow is more honest than a green one that means nothing.</blockquote>
    </>
  );
}

export const fasterOrLuckier: Article = {
  slug: 'faster-or-luckier',
  title: 'Faster, or luckier? How to read a re-test',
  summary:
    'Three hundredths of a second can be training or noise. How large a change must be before it counts.',
  topic: 'Testing',
  published: '2026-11-21',
  minutes: 4,
  evidence: 'strong',
  evidenceNote:
    'Reliability is measured directly, in youth players; the exact limits depend on group and device.',
  sources: ['test505', 'yoyoReliability', 'jumpSystems', 'academyTests'],
  Body,
};
