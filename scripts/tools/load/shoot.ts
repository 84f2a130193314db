import autocannon, { type Options } from 'autocannon';
import { percentile } from './percentile';

/** What came of a run of requests. */
export interface Shots {
  /** Answers with a status of 200 to 299, per second. */
  goodput: number;
  /** Answers that were refused with 429 or 503, per second. */
  refused: number;
  /** Answers of any other kind, timeouts and broken connections; there should be none. */
  broken: number;
  /** 99th percentile of the good answers, in milliseconds. */
  p99: number;
  /** The same of the refused ones. */
  refusedP99: number;
}

/** Sends requests for some seconds. @param options of autocannon; `duration` in seconds */
export async function shoot(options: Options & { duration: number }): Promise<Shots> {
  const good: number[] = [];
  const refused: number[] = [];
  let others = 0;
  const run = new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    instance.on('response', (_client, status, _bytes, ms) => {
      if (status >= 200 && status < 300) good.push(ms);
      else if (status === 429 || status === 503) refused.push(ms);
      else others += 1;
    });
  });
  const { errors, duration } = await run;
  return {
    goodput: good.length / duration,
    refused: refused.length / duration,
    broken: others + errors,
    p99: percentile(good, 0.99),
    refusedP99: percentile(refused, 0.99),
  };
}
