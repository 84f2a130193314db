import type { Clip, ClipSource } from './clip';

/** A video elsewhere. */
export interface VideoLink {
  source: Exclude<ClipSource, 'upload'>;
  videoId: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}(\/[0-9a-f]{8,12})?$/;

function youtubeId(url: URL): string {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  const [, kind = '', id = ''] = url.pathname.split('/');
  return ['shorts', 'live', 'embed'].includes(kind) ? id : (url.searchParams.get('v') ?? '');
}

/**
 * Reads the address of a video at YouTube or Vimeo, with or without `https://`.
 * @returns null when it leads to no single video of theirs
 * @example readVideoLink('youtu.be/dQw4w9WgXcQ?t=4') // { source: 'youtube', videoId: 'dQw4w9WgXcQ' }
 */
export function readVideoLink(typed: string): VideoLink | null {
  const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtube.com' || host === 'youtu.be') {
    const videoId = youtubeId(new URL(url.href.replace(url.hostname, host)));
    return YOUTUBE_ID.test(videoId) ? { source: 'youtube', videoId } : null;
  }
  if (host !== 'vimeo.com') return null;
  const videoId = url.pathname.slice(1).replace(/\/$/, '');
  return VIMEO_ID.test(videoId) ? { source: 'vimeo', videoId } : null;
}

/** The address of a clip elsewhere; null for files. Begins where the trim begins. */
export function watchAddress({
  source,
  videoId,
  trim,
}: Pick<Clip, 'source' | 'videoId' | 'trim'>): string | null {
  const from = Math.floor(trim?.start ?? 0);
  if (videoId === null || source === 'upload') return null;
  if (source === 'vimeo') return `https://vimeo.com/${videoId}${from > 0 ? `#t=${from}s` : ''}`;
  return `https://www.youtube.com/watch?v=${videoId}${from > 0 ? `&t=${from}s` : ''}`;
}
