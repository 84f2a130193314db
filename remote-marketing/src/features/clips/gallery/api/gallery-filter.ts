import type { ClipAction, ClipFoot, PositionCode } from '@skora/domain';

/** What the gallery is narrowed by; empty texts narrow nothing. */
export interface GalleryFilter {
  position: PositionCode | '';
  action: ClipAction | '';
  foot: ClipFoot | '';
}

export const ALL_CLIPS: GalleryFilter = { position: '', action: '', foot: '' };
