import type { OpenClipReview } from '../../features/clips/store/open-clip-reviews';
import { CLIP_REPORTS } from '@skora/domain';

/** One clip as whoever decides reads it. */
export function describeReview({
  id,
  title,
  player,
  state,
  reports,
  watchAt,
  picture,
}: OpenClipReview): string {
  const seen = state === 'held' ? 'hidden until you decide' : 'still seen by everybody';
  const said = reports.map(({ reason, message, at, weight }) => {
    const words = message === '' ? '' : `\n      ${message.replaceAll('\n', '\n      ')}`;
    return `    ${new Date(at).toISOString()}  ${CLIP_REPORTS[reason]} (counts for ${weight})${words}`;
  });
  const why = said.length > 0 ? said : ['    New; nobody has reported it.'];
  return [
    `${id}  “${title}”, ${player}, ${seen}`,
    `    ${watchAt}`,
    ...(picture ? [`    ${picture}`] : []),
    ...why,
  ].join('\n');
}
