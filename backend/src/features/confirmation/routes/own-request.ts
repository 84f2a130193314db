import type { ConfirmationRequest } from '../store/confirmation-request';

const WAITING: readonly string[] = ['open', 'with-guardian'];

/** A request as its player sees it. */
export function ownRequest(id: string, request: ConfirmationRequest, now: number) {
  const { coach, email, items, status, requestedAt, expiresAt, decidedAt } = request;
  const expired = WAITING.includes(status) && expiresAt.toMillis() <= now;
  return {
    id,
    coach,
    email,
    numbers: items.map(({ kind, ref, key, label, detail, value, unit }) => ({
      kind,
      ref,
      key,
      label,
      detail,
      value,
      unit,
    })),
    status: expired ? ('expired' as const) : status,
    requestedAt: requestedAt.toDate().toISOString(),
    expiresAt: expiresAt.toDate().toISOString(),
    decidedAt: decidedAt?.toDate().toISOString() ?? null,
  };
}
