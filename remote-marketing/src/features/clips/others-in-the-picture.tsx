import { Cite } from '../../lib/reading/cite';
import { SplitSection } from '../../lib/reading/split-section';

/** Whose faces a clip shows. */
export function OthersInThePicture() {
  return (
    <>
      <SplitSection title="Think of the others in your clip">
        <ul>
          <li>
            Team-mates and opponents are often under 18. Use wide shots, and cut out faces that the play does
            not need.
          </li>
          <li>
            Do not write the names of other children into a label. With a picture, a name and a club,{' '}
            <Cite source="photosOfChildren">a stranger can find a child</Cite>.
          </li>
          <li>Are you under 18? Show the reel to your parent or guardian before anybody else sees it.</li>
          <li>If anyone asks you to take them out, do it without discussion.</li>
        </ul>
      </SplitSection>
      <SplitSection title="Where this advice comes from">
        <p>
          The length, the order and the labels follow what{' '}
          <Cite source="recruiterProfile">recruiters say they look at</Cite> and{' '}
          <Cite source="clipAdvice">makers of match video recommend</Cite>. That is experience, not research:
          nobody has measured which reel gets a better answer.
        </p>
      </SplitSection>
    </>
  );
}
