import { Suspense, useLayoutEffect, useRef } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Avatar, Button, Cluster, FailureNotice, Notice, Skeleton, Stack, Text } from '@skora/shared/ui';
import { RemoveButton } from '../../../lib/card-list/remove-button';
import { FileButton } from './file-button';
import { LazyCropEditor } from './lazy-crop-editor';
import { PictureState } from './picture-state';
import styles from './picture.module.css';
import { usePicture } from './use-picture';

export function PictureSection({ adult }: { adult: boolean }) {
  const { displayName } = useRequiredUser();
  const picture = usePicture();
  const { shown, chosen, kept, status, problem } = picture;
  const busy = status === 'storing' || status === 'opening';
  const undo = useRef<HTMLButtonElement>(null);
  const present = useRef<HTMLDivElement>(null);
  const { undoable, hasStored } = picture;
  const wasUndoable = useRef(false);
  useLayoutEffect(() => {
    // The pressed button is gone together with the picture or the undo, so the focus moves.
    const lost = document.activeElement === document.body;
    if (lost && undoable !== null) undo.current?.focus();
    else if (lost && wasUndoable.current) present.current?.focus();
    wasUndoable.current = undoable !== null;
  }, [undoable, hasStored]);
  return (
    <Stack gap={5}>
      {adult ? null : (
        <Notice tone="info" title="No photo is a good choice too">
          A face next to a name makes a young player easier to find. If you are under 16, we suggest no photo.
          Whatever you choose, nobody else sees it unless you say so under Visibility.
        </Notice>
      )}
      {chosen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <LazyCropEditor
            url={chosen}
            busy={busy}
            onUse={(area) => void picture.use(area)}
            onCancel={picture.cancel}
          />
        </Suspense>
      ) : (
        <div ref={present} className={styles.present} tabIndex={-1}>
          <Avatar
            src={shown}
            alt={shown ? `Photo of ${displayName ?? 'you'}` : 'No photo yet'}
            size="xl"
            className={styles.picture}
          />
          <Stack gap={4}>
            <Text tone="muted">
              JPEG, PNG, WebP or AVIF up to 20 MB. We keep only the picture itself. The place, the time and
              everything else your camera saved in the file stay on your device.
            </Text>
            <Cluster>
              <FileButton disabled={busy} onFile={(file) => void picture.choose(file)}>
                {hasStored ? 'Choose another picture' : 'Choose a picture'}
              </FileButton>
              <FileButton
                camera
                disabled={busy}
                className={styles.camera}
                onFile={(file) => void picture.choose(file)}
              >
                Take a photo
              </FileButton>
              {hasStored && !kept ? (
                <RemoveButton what="your photo" onRemove={() => void picture.remove()} />
              ) : null}
            </Cluster>
            {undoable !== null && !kept ? (
              <Cluster gap={2}>
                <Text size="small">{undoable} You can go back to the old one until you leave this page.</Text>
                <Button
                  ref={undo}
                  size="sm"
                  variant="ghost"
                  aria-disabled={busy}
                  onClick={() => void picture.undo()}
                >
                  Undo
                </Button>
              </Cluster>
            ) : null}
            {kept && !busy ? (
              <Cluster gap={2}>
                <Button size="sm" onClick={() => void picture.storeKept()}>
                  Save this picture
                </Button>
                <Button size="sm" variant="ghost" onClick={picture.leaveKept}>
                  Discard it
                </Button>
              </Cluster>
            ) : null}
          </Stack>
        </div>
      )}
      <FailureNotice title="This picture cannot be used">{problem}</FailureNotice>
      <PictureState status={status} failure={picture.failure} />
    </Stack>
  );
}
