import { readConfig } from '@skora/shared/config';
import { ClipElsewhere } from '../clip-elsewhere';
import { ClipPlayer } from '../player/clip-player';
import type { GalleryClip } from './api/find-clips';

/** A public clip to play, or the way to where it plays. */
export function ClipPicture({ clip }: { clip: GalleryClip }) {
  const { title, source, address, position } = clip;
  if (source !== 'upload') {
    return <ClipElsewhere source={source} address={address} title={title} position={position} />;
  }
  const { backendUrl } = readConfig();
  return (
    <ClipPlayer
      clip={clip}
      poster={clip.poster && `${backendUrl}${clip.poster}`}
      load={() => Promise.resolve(`${backendUrl}${address}`)}
    />
  );
}
