import { ENTITLEMENTS, paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import {
  Button,
  Cluster,
  FailureNotice,
  Heading,
  Icon,
  Notice,
  Skeleton,
  Stack,
  TextLink,
} from '@skora/shared/ui';
import { useCallback } from 'react';
import { asleepClips, type ListedDocument, parseClip } from '@skora/domain';
import { useRequiredUser, useTier } from '@skora/shared/session';
import { ConfirmInPlace, type Loaded } from '@skora/kit';
import type { usePublicNow } from './use-public-now';
import styles from './panel/panel.module.css';
import { useDocuments } from '../../lib/documents/documents-context';
import { useWatched } from '../../lib/documents/use-watched';

const MAX_ROWS = 30;

/** Clips that everybody sees now. @param room clips of the plan: what sleeps is seen by nobody else */
function countPublic(rows: readonly ListedDocument[], room: number): number {
  const clips = rows.map(parseClip).filter((clip) => clip !== null);
  const asleep = asleepClips(clips, room);
  return clips.filter((clip) => clip.visibility === 'public' && !asleep.includes(clip)).length;
}

function usePublicClips(): Loaded<number> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { status, tier } = useTier();
  const room = status === 'ready' ? ENTITLEMENTS[tier].clips : MAX_ROWS;
  return useWatched<number>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/clips`,
          'updatedAt',
          MAX_ROWS,
          // A copy on this device does not know what was made public since, on another one.
          (rows, isKept) =>
            isKept ? failed(new Error('Only a kept copy was there.')) : next(countPublic(rows, room)),
          failed,
        ),
      [documents, uid, room],
    ),
  );
}

export function PublicNow({ now }: { now: ReturnType<typeof usePublicNow> }) {
  const { shown, everything, unknown, refresh, busy, failure, end } = now;
  const clips = usePublicClips();
  const inGallery = clips.status === 'ready' ? clips.value : 0;
  // Without an answer about clips, "nothing" would be a guess.
  const isKnown = shown !== null && clips.status === 'ready';
  const isUnknown = (unknown && shown === null) || clips.status === 'failed';
  return (
    <section className={styles.section} aria-labelledby="public-title">
      <Stack gap={4}>
        <Heading level={2} size="sm" id="public-title">
          What others can see
        </Heading>
        {isUnknown ? (
          <Notice
            tone="warning"
            title="We could not check this"
            action={
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  refresh();
                  if (clips.status === 'failed') clips.retry();
                }}
              >
                Check again
              </Button>
            }
          >
            Nothing has changed.
          </Notice>
        ) : null}
        {!isUnknown && !isKnown ? <Skeleton lines={3} /> : null}
        {isKnown && shown.length + inGallery === 0 ? (
          <p className={styles.nothing}>
            <Icon name="lock" className={styles.lock} />
            <span>
              <strong>Nothing.</strong> Only you can open your profile, stats and matches. Our database
              refuses everybody else.
            </span>
          </p>
        ) : null}
        {shown !== null && shown.length + inGallery > 0 ? (
          <ul className={styles.shown}>
            {shown.map((one) => (
              <li key={one.id}>
                <div>
                  <p className={styles.what}>{one.what}</p>
                  <p className={styles.who}>{one.who}</p>
                </div>
                {one.wakesAnother ? (
                  <ConfirmInPlace
                    variant="secondary"
                    label={one.action}
                    name={`${one.action}: ${one.what}`}
                    question="End this link? A link of yours that is asleep wakes then and shows your CV."
                    confirm="Yes, end it"
                    busy={busy}
                    onConfirm={() => void end([one])}
                  />
                ) : (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-disabled={busy}
                    aria-label={`${one.action}: ${one.what}`}
                    onClick={() => void end([one])}
                  >
                    {one.action}
                  </Button>
                )}
              </li>
            ))}
            {inGallery > 0 ? (
              <li>
                <div>
                  <p className={styles.what}>
                    {inGallery === 1 ? 'One clip' : `${inGallery} clips`} in the gallery
                  </p>
                  <p className={styles.who}>Everybody</p>
                </div>
                <TextLink component={Link} to={paths.clips()}>
                  Choose clips
                </TextLink>
              </li>
            ) : null}
          </ul>
        ) : null}
        {shown !== null && shown.length > 0 && everything.length > 1 ? (
          <div>
            <Button variant="danger" size="sm" busy={busy} onClick={() => void end(everything)}>
              {clips.status === 'ready' && inGallery === 0
                ? 'Stop showing everything'
                : 'Stop showing everything but clips'}
            </Button>
          </div>
        ) : null}
        <FailureNotice title="Some of it is still showing">{failure}</FailureNotice>
        <Cluster gap={4}>
          <TextLink component={Link} to={`${paths.editProfile()}?section=visibility`}>
            Choose who sees what
          </TextLink>
          <TextLink component={Link} to={paths.sharing()}>
            Share your CV
          </TextLink>
        </Cluster>
      </Stack>
    </section>
  );
}
