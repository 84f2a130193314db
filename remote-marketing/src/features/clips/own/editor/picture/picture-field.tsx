import { useAction } from '@skora/kit';
import type { PositionCode } from '@skora/domain';
import { Button, Text } from '@skora/shared/ui';
import { ClipPoster } from '../../../player/clip-poster';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  /** Address of the picture that was chosen, or else of the stored one. */
  address: string | null;
  position: PositionCode | null;
  reading: boolean;
  /** The browser found neither length nor picture in the chosen file. */
  unreadable: boolean;
  /** Takes the picture the video shows now. */
  onTake: () => Promise<void>;
}

/** The picture that stands where the video will play. */
export function PictureField({ address, position, reading, unreadable, onTake }: PictureFieldProps) {
  const { busy, error, run } = useAction();
  const words = reading
    ? 'We are reading your video.'
    : error
      ? 'We could not take this picture. Play the video to another moment and try again.'
      : unreadable
        ? 'This browser cannot read the video. Others may not be able to play it either. An MP4 file works best.'
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
      </div>
      {unreadable ? null : (
        <Button
          className={styles.take}
          size="sm"
          variant="secondary"
          busy={busy || reading}
          onClick={() => run(onTake)}
        >
          Use what the video shows now
        </Button>
      )}
    </div>
  );
}
