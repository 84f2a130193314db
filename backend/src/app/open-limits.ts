import { Limits } from '../lib/guards/limits';
import { SharedCounts } from '../lib/guards/shared-counts';
import type { OutboxLog } from '../lib/mail/outbox';
import type { AppDeps } from '../lib/services/app-deps';

/** The limits of a service, counted in the Redis its settings name, if any. */
export function openLimits({
  config,
  now,
  log,
}: Pick<AppDeps, 'config' | 'now'> & { log: OutboxLog }): Limits {
  const { redis, linkSecret: secret } = config;
  return new Limits(now, redis && new SharedCounts({ ...redis, secret, log }));
}
