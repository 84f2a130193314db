import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Notice, TextLink } from '@skora/shared/ui';

/** Tells a player that nobody else sees a clip, why, and what can be done. @param reason null: nobody has decided yet */
export function HiddenNotice({ reason }: { reason: string | null }) {
  if (reason === null) {
    return (
      <Notice tone="warning" title="Only you see it for now">
        Somebody at SKORA has to look at this clip first. We will tell you when it is done.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="We hid this clip"
      action={
        <TextLink component={Link} to={`${paths.contactUs()}?topic=support#write`}>
          Object
        </TextLink>
      }
    >
      “{reason}” Only you see it. You can delete it, or tell us why you disagree.
    </Notice>
  );
}
