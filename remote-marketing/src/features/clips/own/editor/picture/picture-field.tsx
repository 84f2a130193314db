import { useAction } from '@skora/kit';
import type { PositionCode } from '@skora/domain';
import { Button, Text } from '@skora/shared/ui';
import { useEffect, useState } from 'react';
import { ClipPoster } from '../../../player/clip-poster';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  /** A frame that was chosen and is not stored yet. */
  picture: Blob | null;
  /** Address of the stored picture. */
  stored: string | null;
  position: PositionCode | null;
  reading: boolean;
  /** Takes the picture the video shows now. */
  onTake: () => Promise<void>;
}

function usePictureAddress(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}

/** The picture that stands where the video will play. */
export function PictureField({ picture, stored, position, reading, onTake }: PictureFieldProps) {
  const chosen = usePictureAddress(picture);
  const { busy, error, run } = useAction();
  const address = chosen ?? stored;
  const words = reading
    ? 'We are reading your video.'
    : error
      ? 'We could not take this picture. Play the video to another moment and try again.'
      : address === null
        ? 'There is no picture of the video yet. Until you choose one, others see this pitch.'
        : 'Others see this picture before they press play.';
  return (
    <div className={styles.field} role="group" aria-labelledby="clip-picture">
      <div className={styles.picture}>
        <ClipPoster position={position} src={address} />
      </div>
      <div className={styles.words}>
        <p id="clip-picture" className={styles.label}>
          Picture
        </p>
        <Text size="small" tone="muted" role="status">
          {words}
        </Text>
        <Button size="sm" variant="secondary" busy={busy || reading} onClick={() => run(onTake)}>
          Use what the video shows now
        </Button>
      </div>
    </div>
  );
}
