import { readAnswer, api, Refusal } from '@skora/shared/api';
import type { GalleryClip } from '../../gallery/api/find-clips';

/** A public clip; null when there is none, or not any more. @throws Refusal; whatever `fetch` throws without an answer */
export async function findClip(id: string): Promise<GalleryClip | null> {
  try {
    return await readAnswer(api().GET('/clips/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
