import { type Clip, CLIP_BOUNDS, parseProfile } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { ENTITLEMENTS } from '@skora/shared/contract';
import { useTier } from '@skora/shared/session';
import { Button, EmptyState, ErrorState, Skeleton, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { findHiddenClips } from './api/find-hidden-clips';
import { ClipEditor } from './editor/clip-editor';
import { ClipList } from './clip-list';
import { focusOwnClips } from './focus-own-clips';
import styles from './own-clips.module.css';
import { RoomNote } from './room-note';
import { useClipRepository } from './repository/clip-repository-context';
import { useOwnClips } from './repository/use-own-clips';

/** Clips that moderation hides from others, by slot; none where that is not known. */
const NONE_HIDDEN: ReadonlyMap<number, string | null> = new Map();

/** Whether it is the clip that was opened, and not another one that took its slot meanwhile. */
function isSameClip(opened: Clip, clip: Clip): boolean {
  const [before, now] = [opened.createdAt, clip.createdAt];
  return clip.slot === opened.slot && (before === null || before.getTime() === now?.getTime());
}

type Open = { clip: Clip | null; slot: number } | null;

/** The clip that was opened, as it is now; as it was where it is gone. */
function findOpen(clips: readonly Clip[], open: NonNullable<Open>): Clip | null {
  const opened = open.clip;
  return opened && (clips.find((clip) => isSameClip(opened, clip)) ?? opened);
}

/** The lowest slot without a clip; null when the plan has none left. */
function freeSlot(clips: readonly Clip[], room: number): number | null {
  const taken = new Set(clips.map(({ slot }) => slot));
  const free = Array.from({ length: CLIP_BOUNDS.slots }, (_slot, index) => index).find(
    (slot) => !taken.has(slot),
  );
  return free !== undefined && free < room ? free : null;
}

/** A player's clips: add, label, order, decide who sees them. */
export default function OwnClips({ uid }: { uid: string }) {
  const { status, tier } = useTier();
  const { clips: room, clipMegabytes: megabytes, reelBuilder: reel } = ENTITLEMENTS[tier];
  const own = useOwnClips(uid);
  const hidden = useRequest(uid, findHiddenClips);
  const repository = useClipRepository();
  const profile = useRequest(uid, () => repository.readProfile(uid));
  const { primaryPosition: position, shirtNumber } = parseProfile(profile.value, '');
  const [open, setOpen] = useState<Open>(null);
  const close = (editor: Open) => {
    // Another clip may have been opened while this one was still being saved.
    setOpen((now) => (now === editor ? null : now));
    focusOwnClips();
    hidden.retry();
  };
  if (own.status === 'loading' || status === 'loading') return <Skeleton lines={4} />;
  if (own.status === 'failed') {
    return <ErrorState title="We could not load your clips" onRetry={own.retry} level={3} />;
  }
  const clips = own.value;
  // Nobody is told that a plan is full whose plan is not known.
  const slot = status === 'ready' ? freeSlot(clips, room) : null;
  const add = slot === null ? null : () => setOpen({ clip: null, slot });
  return (
    <div className={styles.own}>
      {status === 'ready' ? (
        <RoomNote used={clips.length} room={room} megabytes={megabytes} />
      ) : (
        <Text tone="muted">
          We cannot check your plan right now, so you cannot add a clip. Your clips are all here.
        </Text>
      )}
      {open ? (
        <ClipEditor
          key={open.clip ? `${open.slot} ${open.clip.createdAt?.getTime()}` : 'new'}
          uid={uid}
          clip={findOpen(clips, open)}
          start={{ position, shirtNumber }}
          slot={slot ?? open.slot}
          megabytes={megabytes}
          reel={reel}
          onClose={() => close(open)}
        />
      ) : null}
      {clips.length > 0 ? (
        <ClipList
          uid={uid}
          clips={clips}
          reel={reel}
          hidden={hidden.value ?? NONE_HIDDEN}
          room={status === 'ready' ? room : null}
          onAdd={open ? null : add}
          onChange={(clip) => setOpen({ clip, slot: clip.slot })}
        />
      ) : null}
      {clips.length === 0 && !open ? (
        <EmptyState
          level={3}
          title="No clip yet"
          action={add ? <Button onClick={add}>Add a clip</Button> : undefined}
        >
          Start with the play you would show first. Nobody but you sees it until you say so.
        </EmptyState>
      ) : null}
    </div>
  );
}
