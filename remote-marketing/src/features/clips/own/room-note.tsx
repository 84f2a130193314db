import { cheapestTierWith, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';

interface RoomNoteProps {
  used: number;
  /** Clips of the plan. */
  room: number;
  megabytes: number;
}

/** How much the plan has room for, and what to do when it is full. */
export function RoomNote({ used, room, megabytes }: RoomNoteProps) {
  const larger = cheapestTierWith(({ clips }) => clips > room);
  return (
    <Text tone="muted">
      {used} of {room} clips, each file up to {megabytes} MB.
      {used >= room && larger ? (
        <>
          {' '}
          Your plan is full: delete a clip, or see{' '}
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            which plan has more room
          </TextLink>
          . You keep the clips you have, whatever your plan. If they are more than it includes, only you see
          the last ones.
        </>
      ) : null}
    </Text>
  );
}
