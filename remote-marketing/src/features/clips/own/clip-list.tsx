import { useAction } from '@skora/kit';
import { asleepClips, type Clip, shownSeconds } from '@skora/domain';
import { showToast } from '@skora/shared/events';
import { Button, Cluster, Text } from '@skora/shared/ui';
import { useState } from 'react';
import { useClipRepository } from './repository/clip-repository-context';
import styles from './own-clips.module.css';
import { OwnClipCard } from './own-clip-card';
import { ReelPlayer } from './reel-player';

interface ClipListProps {
  uid: string;
  /** In the order of the reel. */
  clips: readonly Clip[];
  reel: boolean;
  /** Null while there is no room, or while another clip is being written. */
  onAdd: (() => void) | null;
  onChange: (clip: Clip) => void;
  /** Clips nobody else sees, by slot, with the reason. */
  hidden: ReadonlyMap<number, string | null>;
  /** Clips of the plan; `null`: not known. */
  room: number | null;
}

function moved(slots: readonly number[], from: number, by: number): number[] {
  const next = [...slots];
  const [slot] = next.splice(from, 1);
  if (slot !== undefined) next.splice(from + by, 0, slot);
  return next;
}

function reelLength(clips: readonly Clip[]): string {
  const known = clips.map(shownSeconds).filter((seconds) => seconds !== null);
  const sum = Math.round(known.reduce((total, seconds) => total + seconds, 0));
  return known.length === 0
    ? ''
    : `${sum} seconds${known.length < clips.length ? ' or more' : ''} in all; aim for 60 to 90.`;
}

/** The clips in the order of the reel, best first. The order is changed by buttons and saved once. */
export function ClipList({ uid, clips, reel, onAdd, onChange, hidden, room }: ClipListProps) {
  const repository = useClipRepository();
  const [order, setOrder] = useState<number[] | null>(null);
  const [playing, setPlaying] = useState(false);
  const { busy, error, run } = useAction();
  const bySlot = new Map(clips.map((clip) => [clip.slot, clip]));
  const slots = (order ?? clips.map(({ slot }) => slot)).filter((slot) => bySlot.has(slot));
  const shown = slots.flatMap((slot) => bySlot.get(slot) ?? []);
  // By what is saved: an order that is being made changes nothing for others yet.
  const asleep = new Set(room === null ? [] : asleepClips(clips, room).map(({ slot }) => slot));
  const save = () =>
    run(async () => {
      const changed = shown
        .map(({ slot, order }, place) => ({ slot, order: place, before: order }))
        .filter(({ order: place, before }) => place !== before);
      // The order is one choice: the later one counts, and it leaves all else of a clip as it is.
      await repository.saveOrder(uid, changed);
      setOrder(null);
      showToast('success', 'The order is saved.');
    });
  return (
    <div className={styles.list}>
      {onAdd || reel ? (
        <Cluster>
          {onAdd ? <Button onClick={onAdd}>Add a clip</Button> : null}
          {reel ? (
            <>
              <Button variant="secondary" onClick={() => setPlaying(!playing)} aria-expanded={playing}>
                {playing ? 'Close the reel' : 'Play the reel'}
              </Button>
              <Text size="small" tone="muted">
                Best first. {reelLength(shown)}
              </Text>
            </>
          ) : null}
        </Cluster>
      ) : null}
      {playing ? <ReelPlayer uid={uid} clips={shown} /> : null}
      <ol className={styles.clips}>
        {shown.map((clip, place) => (
          <OwnClipCard
            key={clip.slot}
            uid={uid}
            clip={clip}
            place={place}
            last={place === shown.length - 1}
            onMove={reel ? (by) => setOrder(moved(slots, place, by)) : null}
            onChange={() => onChange(clip)}
            hidden={hidden.get(clip.slot)}
            asleepAt={asleep.has(clip.slot) ? room : null}
          />
        ))}
      </ol>
      {order ? (
        <Cluster>
          <Button busy={busy} onClick={save}>
            Save the order
          </Button>
          <Button variant="ghost" onClick={() => setOrder(null)}>
            Leave it as it was
          </Button>
          {error ? <Text role="alert">We could not save the order. Please try again.</Text> : null}
        </Cluster>
      ) : null}
    </div>
  );
}
