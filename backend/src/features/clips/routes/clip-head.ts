import { CLIP_ACTIONS, CLIP_FEET, POSITION_NAMES, shownSeconds } from '@skora/domain';
import type { GalleryClip } from '../store/clip-gallery';

/** What the head of a page about no clip says. */
export const NO_CLIP = {
  status: 404 as const,
  title: 'There is no such clip',
  description: 'The player may have deleted it or made it private.',
  noindex: true,
};

/** Said of a clip in one sentence, e.g. “Save by Mara F., goalkeeper, head or hands, against Northfield Rovers.” */
function sentence({ clip, player }: GalleryClip): string {
  const { action, foot, position, opponent, minute } = clip;
  const parts = [
    `${CLIP_ACTIONS[action]} by ${player}`,
    position && POSITION_NAMES[position].toLowerCase(),
    foot && CLIP_FEET[foot].toLowerCase(),
    opponent && `against ${opponent}`,
    minute === null ? '' : `minute ${minute}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Seconds as ISO 8601 says them. @example isoDuration(63.4) // 'PT63S' */
function isoDuration(seconds: number): string {
  return `PT${Math.max(1, Math.round(seconds))}S`;
}

function videoObject(found: GalleryClip, description: string) {
  const { id, clip } = found;
  const seconds = shownSeconds(clip);
  return {
    '@type': 'VideoObject',
    name: clip.title,
    description,
    thumbnailUrl: `/api/clips/${id}/${clip.poster === null ? 'card.png' : `poster?v=${clip.poster}`}`,
    uploadDate: (clip.createdAt ?? new Date(0)).toISOString(),
    url: `/clips/${id}`,
    ...(clip.source === 'upload' && { contentUrl: `/api/clips/${id}/video` }),
    ...(seconds !== null && { duration: isoDuration(seconds) }),
  };
}

/** Head of the page of a clip. Search engines list it only when its player, an adult, has said so. */
export function clipHead(found: GalleryClip) {
  const description = sentence(found);
  const { id, clip, player } = found;
  return {
    status: 200 as const,
    title: `${clip.title}, a clip of ${player}`,
    description,
    image: `/api/clips/${id}/card.png`,
    noindex: !clip.searchable,
    ...(clip.searchable && { jsonLd: [videoObject(found, description)] }),
  };
}
