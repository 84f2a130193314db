import type { DigestLoad } from './digest-run';
import type { Overload } from './overload';
import type { Throughput } from './throughput';

/** What was measured, and whether it is as good as it must be. */
export interface Finding {
  text: string;
  fine: boolean;
}

/** Of a bare handler's requests, those the backend must answer with all its checks on. */
const LEAST_SHARE = 0.7;
/** Of the goodput at its peak, what must be left at ten times the load. */
const LEAST_KEPT = 0.8;
const SLOWEST_MS = 500;

const whole = (value: number) => Math.round(value).toLocaleString('en');

export function throughputFindings([bare, ...others]: Throughput[]): Finding[] {
  if (bare === undefined) return [];
  const lines = others.map(({ name, perSecond, p99, broken }) => {
    const share = perSecond / bare.perSecond;
    const text = `${name}: ${whole(perSecond)} requests/s, ${share.toFixed(2)} of the bare handler, p99 ${p99.toFixed(0)} ms`;
    return { text, fine: share >= LEAST_SHARE && broken === 0 };
  });
  return [
    { text: `${bare.name}: ${whole(bare.perSecond)} requests/s, p99 ${bare.p99.toFixed(0)} ms`, fine: true },
    ...lines,
  ];
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

/** One finding as the report shows it. */
export function shown({ text, fine }: Finding): string {
  return `${fine ? '  ok  ' : 'FAILED'} ${text.replaceAll('\n', '\n       ')}`;
}
