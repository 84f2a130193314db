import type { OpenClipReview } from '../../features/clips/store/open-clip-reviews';
import { CLIP_REPORTS } from '@skora/domain';

/** One clip as whoever decides reads it. */
export function describeReview({ id, clip, player, state, reports }: OpenClipReview): string {
  const seen = state === 'held' ? 'hidden until you decide' : 'still seen by everybody';
  const said = reports.map(({ reason, message, at, weight }) => {
    const words = message === '' ? '' : `\n      ${message.replaceAll('\n', '\n      ')}`;
    return `    ${new Date(at).toISOString()}  ${CLIP_REPORTS[reason]} (counts for ${weight})${words}`;
  });
  const why = said.length > 0 ? said : ['    New; nobody has reported it.'];
  const about = clip
    ? [
        `“${clip.title}”, ${player}, ${seen}`,
        `    ${clip.watchAt}`,
        ...(clip.picture ? [`    ${clip.picture}`] : []),
      ]
    : [`A clip of ${player}, who has deleted it`];
  return [`${id}  ${about.join('\n')}`, ...why].join('\n');
}
