import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

/** Whose faces a clip shows. */
export function OthersInThePicture() {
  return (
    <>
      <SplitSection title="You are not alone in the picture">
        <ul>
          <li>
            Team-mates and opponents are often minors. Prefer wide shots; cut faces that the play does not
            need.
          </li>
          <li>
            Do not write the names of other children into a label. A picture with name and club{' '}
            <Cite source="photosOfChildren">makes a child locatable</Cite>.
          </li>
          <li>Under 18: show the reel to your parent or guardian before anybody else sees it.</li>
          <li>Whoever asks to be taken out gets taken out, without discussion.</li>
        </ul>
      </SplitSection>
      <SplitSection title="What this advice rests on">
        <p>
          Length, order and labels follow what{' '}
          <Cite source="recruiterProfile">recruiters say they look at</Cite> and{' '}
          <Cite source="clipAdvice">makers of match video recommend</Cite>. That is experience, not research:
          nobody has measured which reel gets a better answer.
        </p>
      </SplitSection>
    </>
  );
}
