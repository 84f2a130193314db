import { errorText, percentileText, type ComparedTests } from '@skora/domain';

/** The places of a player's tests as sentences, each with its source; none when nothing is compared or all is hidden. */
export function comparisonLines(compared: ComparedTests | null): string[] {
  if (!compared) return [];
  const { standings, tooFew } = compared;
  const places = standings.map((standing) => {
    const { label, percentile, source } = standing;
    return `${label}: ${percentileText(percentile)}, ${errorText(standing)}. ${source}.`;
  });
  const rest = tooFew.length > 0 ? `Not enough data: ${tooFew.join(', ')}.` : '';
  return [...places, rest].filter(Boolean);
}
