import { readVideoLink, type Clip } from '@skora/domain';
import { oneLine, type ClipDraft } from './clip-draft';

type Stored = Omit<Clip, 'slot' | 'createdAt' | 'updatedAt'>;

/** The clip a complete draft describes. @param known the stored clip it changes; null for a new one */
export function draftToClip(draft: ClipDraft, known: Clip | null): Stored {
  const link = draft.from === 'link' ? readVideoLink(draft.link) : null;
  const { trimStart: start, trimEnd: end } = draft;
  return {
    source: known?.source ?? link?.source ?? 'upload',
    videoId: known ? known.videoId : (link?.videoId ?? null),
    // A draft does not keep how long the video is.
    seconds: known || draft.from === 'file' ? (draft.seconds ?? known?.seconds ?? null) : null,
    poster: known?.poster ?? null,
    title: oneLine(draft.title),
    action: draft.action === '' ? 'goal' : draft.action,
    foot: draft.foot,
    position: draft.position,
    minute: draft.minute ?? null,
    opponent: oneLine(draft.opponent),
    shirtNumber: draft.shirtNumber ?? null,
    shirtColour: oneLine(draft.shirtColour),
    trim: typeof start === 'number' && typeof end === 'number' ? { start, end } : null,
    order: known?.order ?? null,
    visibility: draft.visibility,
    searchable: draft.searchable && draft.visibility === 'public',
    othersAgreed: draft.othersAgreed,
    captions: draft.speech === 'captions' ? draft.captions.trim() : '',
  };
}
