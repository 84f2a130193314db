import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Notice, TextLink } from '@skora/shared/ui';

/** Tells a player that the plan has no room for a clip, and what wakes it. @param room clips of the plan */
export function AsleepNotice({ room }: { room: number }) {
  return (
    <Notice
      tone="warning"
      title="Asleep: only you see it"
      action={
        <TextLink component={Link} to={paths.manageSubscription()}>
          See your plan
        </TextLink>
      }
    >
      Your plan includes {room} clips that others can see, and the clips before this one use that. It wakes by
      itself when you delete one of them or make it private, or when your plan includes more.
    </Notice>
  );
}
