/** The backend has answered, and not with what was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    /** `about:blank` when the status says it all. */
    readonly type: string,
    /** Seconds to wait before the next try; 0 when none are named. */
    readonly retryAfter: number,
  ) {
    super(`The backend answered ${status} (${type}).`);
  }
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** Reads a refusal; proxies on the way answer with anything, so nothing about the body is taken for granted. */
export function refusalOf({ status, headers }: Response, body: unknown): Refusal {
  const type = field(body, 'type');
  const wait = Number(field(body, 'retryAfter') ?? headers.get('retry-after'));
  return new Refusal(
    status,
    typeof type === 'string' ? type : 'about:blank',
    Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : 0,
  );
}
