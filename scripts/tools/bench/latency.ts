/** Milliseconds of many requests, one after the other. */
interface Latency {
  p50: number;
  p99: number;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Median and 99th percentile. */
export function summarizeLatency(durations: readonly number[]): Latency {
  const sorted = [...durations].sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Asks for addresses one after the other. @param address of the n-th request */
export async function measureLatency(times: number, address: (index: number) => string): Promise<Latency> {
  const durations: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await (await fetch(address(index))).arrayBuffer();
    durations.push(performance.now() - started);
  }
  return summarizeLatency(durations);
}
