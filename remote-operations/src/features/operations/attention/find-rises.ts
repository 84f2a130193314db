import type { ReleaseVitals, Remote, Vitals } from '../data/api';
import { formatCount, formatShare } from '../data/format';
import { rateInterval } from '../data/interval';

/** Of so few visits nothing is known. */
const LEAST_VISITS = 100;

/** Smaller rises are no reason to look, however certain they are: 0.5 points. */
const LEAST_RISE = 0.005;

/** Above this a rate is high, where no earlier release tells what is usual. */
const HIGH = 0.02;

const MEASURES = [
  { what: 'failures', badge: 'fails often', words: 'a slot failed in' },
  { what: 'errors', badge: 'many errors', words: 'its code had an error in' },
] as const;

/** A release whose visits go badly. */
interface Rise {
  badge: string;
  text: string;
}

type What = (typeof MEASURES)[number]['what'];

const rateOf = (what: What, { [what]: bad, visits: of }: ReleaseVitals) => ({ bad, of });

/**
 * What is surely worse with the stable release of a remote than with the one before it, or high where that one has too few visits.
 * @returns null when nothing is
 */
export function findRise({ id, stable, before }: Remote, { releases }: Vitals): Rise | null {
  const find = (release: string | undefined | null) =>
    releases.find((one) => one.id === id && one.release === release);
  const [now, then] = [find(stable?.release), find(before)];
  if (!now || now.visits < LEAST_VISITS) return null;
  const usual = then && then.visits >= LEAST_VISITS ? then : null;
  const found = MEASURES.filter(({ what }) => {
    const limit = usual ? rateInterval(rateOf(what, usual)).high + LEAST_RISE : HIGH;
    return rateInterval(rateOf(what, now)).low > limit;
  });
  const [first] = found;
  if (!first) return null;
  const parts = found.map(({ what, words }) => {
    const before = usual ? `, before in ${formatShare(usual[what] / usual.visits)}` : '';
    return `${words} ${formatShare(now[what] / now.visits)}${before}`;
  });
  const text = `${formatCount(now.visits)} visits with ${now.release}: ${parts.join('; ')}.`;
  return { badge: first.badge, text };
}
