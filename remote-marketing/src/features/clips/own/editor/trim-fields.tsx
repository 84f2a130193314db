import type { Clip } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, Text, TextLink } from '@skora/shared/ui';
import { Field, NumberInput } from '@skora/shared/ui/forms';
import { useMemo, useRef, useCallback, useEffect } from 'react';
import { REEL_PLAN } from './reel-plan';
import { ClipPlayer } from '../../player/clip-player';
import { fileProblem, type ClipForm } from './clip-draft';
import styles from './clip-editor.module.css';
import { useClipRepository } from '../repository/clip-repository-context';
import { PictureField } from './picture/picture-field';
import { readFrame } from './picture/read-video';
import { usePictureAddress } from './picture/use-picture-address';
import { useOwnPoster } from '../repository/use-own-poster';

/** Makes an address for a chosen file when it is wanted, and takes it back with the file. */
function useFileAddress(file: File | null): () => string {
  const made = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (made.current !== null) URL.revokeObjectURL(made.current);
      made.current = null;
    },
    [file],
  );
  return useCallback(() => {
    made.current ??= URL.createObjectURL(file ?? new Blob());
    return made.current;
  }, [file]);
}

interface TrimFieldsProps {
  form: ClipForm;
  uid: string;
  clip: Clip | null;
  reel: boolean;
  megabytes: number;
  /** The chosen file is being read. */
  reading: boolean;
}

const tenth = (seconds: number) => Math.round(seconds * 10) / 10;

/** The video as it is, and which part of it is shown. */
export function TrimFields({ form, uid, clip, reel, megabytes, reading }: TrimFieldsProps) {
  const { values: draft, change } = form;
  const repository = useClipRepository();
  const now = useRef(0);
  const { file } = draft;
  const stored = clip?.source === 'upload' ? clip.slot : null;
  const preview = useFileAddress(file);
  const load = () => (stored === null ? Promise.resolve(preview()) : repository.address(uid, stored));
  const whole = useMemo(
    () => ({ title: 'your video', position: draft.position, trim: null, seconds: null, captions: '' }),
    [draft.position],
  );
  const chosen = usePictureAddress(draft.picture);
  const poster = useOwnPoster(uid, clip);
  const picture = chosen ?? poster;
  const fits = file !== null && fileProblem(file, draft.seconds, megabytes) === undefined;
  const playable = stored !== null || (clip === null && draft.from === 'file' && fits);
  return (
    <div className={styles.trim}>
      {playable ? (
        <div className={styles.video}>
          <ClipPlayer
            key={stored ?? `${file?.name} ${file?.lastModified}`}
            clip={whole}
            poster={picture}
            load={load}
            onTime={(seconds) => {
              now.current = seconds;
            }}
            onLength={(seconds) => change({ seconds: tenth(seconds) })}
          />
          <PictureField
            address={picture}
            position={draft.position}
            reading={reading}
            unreadable={file !== null && !reading && draft.seconds === null && draft.picture === null}
            onTake={async () => change({ picture: await readFrame(await load(), now.current) })}
          />
        </div>
      ) : null}
      {reel ? (
        <fieldset className={styles.range}>
          <legend>Show only a part of it</legend>
          <Field {...form.field('trimStart')} label="From" unit="s">
            <NumberInput
              value={draft.trimStart ?? null}
              onValueChange={(trimStart) => change({ trimStart })}
            />
          </Field>
          <Field {...form.field('trimEnd')} label="To" unit="s">
            <NumberInput value={draft.trimEnd ?? null} onValueChange={(trimEnd) => change({ trimEnd })} />
          </Field>
          {playable ? (
            <div className={styles.marks}>
              <Button size="sm" variant="secondary" onClick={() => change({ trimStart: tenth(now.current) })}>
                Start where the video is now
              </Button>
              <Button size="sm" variant="secondary" onClick={() => change({ trimEnd: tenth(now.current) })}>
                End where the video is now
              </Button>
            </div>
          ) : null}
        </fieldset>
      ) : (
        <Text size="small" tone="muted">
          Trimming clips and changing their order are part of the {REEL_PLAN}.{' '}
          <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
            Compare the plans
          </TextLink>
          . You can also cut the video before you upload it.
        </Text>
      )}
    </div>
  );
}
