/** The backend answered, and the answer was no. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** The kind of problem, `about:blank` when the status says it all. */
    readonly type: string,
    /** Whole seconds until it may be tried again; null when that does not help. */
    readonly retryAfter: number | null,
    /** Where the request was wrong, e.g. `body/coach/email`. */
    readonly places: readonly string[] = [],
  ) {
    super(`The backend refused with ${status}.`);
  }
}

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

function field(problem: unknown, name: string): unknown {
  return typeof problem === 'object' && problem !== null ? Reflect.get(problem, name) : undefined;
}

function placesOf(problem: unknown): string[] {
  const errors = field(problem, 'errors');
  return Array.isArray(errors) ? errors.map((error) => String(field(error, 'at'))) : [];
}

/** What the backend answered. @throws Refusal when it did not do what was asked */
export function accepted<T>({ data, error, response }: Answer<T>): T {
  if (data !== undefined) return data;
  const type = field(error, 'type');
  const wait = field(error, 'retryAfter');
  throw new Refusal(
    response.status,
    typeof type === 'string' ? type : 'about:blank',
    typeof wait === 'number' ? wait : null,
    placesOf(error),
  );
}
