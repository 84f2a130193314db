import { readAnswer, api } from '@skora/shared/api';
import type { GalleryFilter } from './gallery-filter';

/** One page of the gallery, newest first. @throws Refusal; whatever `fetch` throws without an answer */
export async function findClips({ position, action, foot }: GalleryFilter, cursor: string | null) {
  const query = {
    ...(position && { position }),
    ...(action && { action }),
    ...(foot && { foot }),
    ...(cursor !== null && { cursor }),
  };
  return readAnswer(api().GET('/clips', { params: { query } }));
}

export type GalleryClip = Awaited<ReturnType<typeof findClips>>['clips'][number];
