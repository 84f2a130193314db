import type { Options } from 'autocannon';
import { shoot, type Shots } from './shoot';

const SECONDS = 8;
const TIMES = 10;

/** The same service at its peak and asked for ten times as much. */
export interface Overload {
  name: string;
  peak: Shots;
  overloaded: Shots;
  /** Goodput kept, of 1. */
  kept: number;
}

async function compare(
  name: string,
  options: Options,
  connections: number,
  rate: number | null,
): Promise<Overload> {
  const run = (more: { connections?: number; overallRate?: number }) =>
    shoot({ ...options, connections, duration: SECONDS, ...more });
  await shoot({ ...options, connections, duration: 2 });
  const peak = await run({});
  const asked = rate === null ? {} : { overallRate: Math.round(peak.goodput * rate) };
  const overloaded = await run({ connections: connections * TIMES, ...asked });
  return { name, peak, overloaded, kept: overloaded.goodput / peak.goodput };
}

/** Reading: what costs no waiting. Ten times the connections that are enough to keep the process busy. */
export function overloadReading(origin: string): Promise<Overload> {
  return compare('GET /payment/pricing', { url: `${origin}/payment/pricing?country_code=DE` }, 50, null);
}

/**
 * Writing: every request is a transaction of the store and comes from a client and an address of its own. At ten times
 * the connections, ten times the requests the store can take are sent, however fast they are refused.
 *
 * @param connections as many as the service lets work at once
 */
export function overloadWriting(origin: string, connections: number): Promise<Overload> {
  let number = 0;
  const setupRequest: NonNullable<NonNullable<Options['requests']>[number]['setupRequest']> = (request) => {
    number += 1;
    const client = `203.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    return {
      ...request,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify({ email: `load-${process.pid}-${number}@reader.example` }),
    };
  };
  const requests = [{ method: 'POST' as const, path: '/newsletter/subscribe', setupRequest }];
  return compare('POST /newsletter/subscribe', { url: origin, requests }, connections, TIMES);
}
