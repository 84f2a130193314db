import type { EnvReader } from '../env-reader';
import { isLocal } from '../environment';
import { matchesSecret } from '../matches-secret';

/** Who may read the metrics of a server. */
export interface MetricsAccess {
  /** What a scraper bears; null: it needs nothing, on a developer's machine. */
  token: string | null;
}

/**
 * Reads who may read metrics. Site and backend read the same variable.
 * @returns null when nobody may: there is no such address then
 */
export function readMetricsAccess(env: EnvReader): MetricsAccess | null {
  const token = env.secret('METRICS_TOKEN');
  return token === null && !isLocal(env) ? null : { token };
}

/** @param authorization the header of the request, `Bearer …` */
export function mayReadMetrics({ token }: MetricsAccess, authorization: string | undefined): boolean {
  return token === null || matchesSecret(/^bearer (.*)$/i.exec(authorization ?? '')?.[1], token);
}
