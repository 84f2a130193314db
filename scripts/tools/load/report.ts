import type { DigestLoad } from './digest-run';
import type { NewsletterTiming } from './newsletter-timing';
import type { Overload } from './overload';
import type { Throughput } from './throughput';

/** What was measured, and whether it is as good as it must be. */
export interface Finding {
  text: string;
  fine: boolean;
}

/** Of the requests of a bare handler with the same answer, those the backend must answer with all its checks on. */
const LEAST_SHARE = 0.7;
/** Of the goodput at its peak, what must be left at ten times the load. */
const LEAST_KEPT = 0.8;
const SLOWEST_MS = 500;
/** Between the medians of the quickest and the slowest kind of address. */
const MAX_APART_MS = 5;

const whole = (value: number) => Math.round(value).toLocaleString('en');

/** @param measured a bare handler that sends only the body, one that sends the same answer, and what is compared with it */
export function throughputFindings([lean, same, ...others]: Throughput[]): Finding[] {
  if (lean === undefined || same === undefined) return [];
  const plain = ({ name, perSecond, p99 }: Throughput) =>
    `${name}: ${whole(perSecond)} requests/s, p99 ${p99.toFixed(0)} ms`;
  const lines = others.map((one) => {
    const share = one.perSecond / same.perSecond;
    const text = `${plain(one)}; ${share.toFixed(2)} of the same answer, ${(one.perSecond / lean.perSecond).toFixed(2)} of the body`;
    return { text, fine: share >= LEAST_SHARE && one.broken === 0 };
  });
  return [...[lean, same].map((bare) => ({ text: plain(bare), fine: true })), ...lines];
}

export function overloadFinding({ name, peak, overloaded, kept }: Overload): Finding {
  const { goodput, refused, broken, p99, refusedP99 } = overloaded;
  const text = [
    `${name}: ${whole(peak.goodput)} good answers/s at the peak, ${whole(goodput)} at ten times the load (${kept.toFixed(2)})`,
    `  admitted p99 ${p99.toFixed(0)} ms; refused ${whole(refused)}/s, p99 ${refusedP99.toFixed(0)} ms; broken ${broken}`,
  ].join('\n');
  return { text, fine: kept >= LEAST_KEPT && p99 < SLOWEST_MS && broken === 0 };
}

export function digestFinding(load: DigestLoad): Finding {
  const { recipients, perSecond, takenAtKill, taken, mails, addresses, mixedUp, finished } = load;
  const once = [taken, mails, addresses].every((count) => count === recipients);
  const text = [
    `Digest to ${whole(recipients)} recipients, killed at ${whole(takenAtKill)}: ${whole(perSecond)} mails/s`,
    `  ${whole(taken)} mails taken, ${whole(mails)} different ones to ${whole(addresses)} addresses; ${taken - mails} sent twice`,
  ].join('\n');
  return { text, fine: finished && mixedUp === 0 && once };
}

export function newsletterFinding({ name, kinds, same }: NewsletterTiming): Finding {
  const medians = kinds.map((kind) => kind.median);
  const apart = Math.max(...medians) - Math.min(...medians);
  const times = kinds.map(
    ({ kind, median, p95 }) => `  ${kind}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
  );
  const head = `${name}, by what is known of the address: medians at most ${apart.toFixed(1)} ms apart`;
  const answers = same ? 'the same answer for all' : 'answers that differ';
  return { text: [`${head}, ${answers}`, ...times].join('\n'), fine: same && apart < MAX_APART_MS };
}

/** One finding as the report shows it. */
export function shown({ text, fine }: Finding): string {
  return `${fine ? '  ok  ' : 'FAILED'} ${text.replaceAll('\n', '\n       ')}`;
}
