import { CLIP_BOUNDS, parseProfile } from '@skora/domain';
import { useRequest } from '@skora/kit';
import { ENTITLEMENTS } from '@skora/shared/contract';
import { useTier } from '@skora/shared/session';
import { Button, EmptyState, ErrorState, Skeleton } from '@skora/shared/ui';
import { useState } from 'react';
import { findHiddenClips } from './api/find-hidden-clips';
import { ClipEditor } from './editor/clip-editor';
import { ClipList } from './clip-list';
import { focusOwnClips } from './focus-own-clips';
import styles from './own-clips.module.css';
import { RoomNote } from './room-note';
import { useClipRepository } from './repository/clip-repository-context';
import { useOwnClips, type OwnClip } from './repository/use-own-clips';

/** Clips that moderation hides from others, by slot; none where that is not known. */
const NONE_HIDDEN: ReadonlyMap<number, string | null> = new Map();

type Open = { clip: OwnClip | null; slot: number } | null;

/** The lowest slot without a clip; null when the plan has none left. */
function freeSlot(clips: readonly OwnClip[], room: number): number | null {
  const taken = new Set(clips.map(({ slot }) => slot));
  const free = Array.from({ length: CLIP_BOUNDS.slots }, (_slot, index) => index).find(
    (slot) => !taken.has(slot),
  );
  return free !== undefined && free < room ? free : null;
}

/** A player's clips: add, label, order, decide who sees them. */
export default function OwnClips({ uid }: { uid: string }) {
  const { tier } = useTier();
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
  if (own.status === 'loading') return <Skeleton lines={4} />;
  if (own.status === 'failed') {
    return <ErrorState title="We could not load your clips" onRetry={own.retry} level={3} />;
  }
  const clips = own.value;
  const slot = freeSlot(clips, room);
  const add = slot === null ? null : () => setOpen({ clip: null, slot });
  return (
    <div className={styles.own}>
      <RoomNote used={clips.length} room={room} megabytes={megabytes} />
      {open ? (
        <ClipEditor
          key={open.slot}
          uid={uid}
          clip={open.clip && (clips.find(({ slot: live }) => live === open.slot) ?? open.clip)}
          start={{ position, shirtNumber }}
          slot={open.slot}
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
