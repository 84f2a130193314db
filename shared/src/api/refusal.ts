/** What is wrong with one field of a request, `at` as the backend names it: `body/dateOfBirth`. */
interface FieldProblem {
  at: string;
  message: string;
}

/** The backend has answered, and not with what was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    /** `about:blank` when the status says it all. */
    readonly type: string,
    /** Seconds to wait before the next try; 0 when none are named. */
    readonly retryAfter: number,
    readonly fields: readonly FieldProblem[],
  ) {
    super(`The backend answered ${status} (${type}).`);
  }
}

interface ProblemBody {
  type?: unknown;
  retryAfter?: unknown;
  errors?: unknown;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string';
}

/** Reads a refusal; proxies on the way answer with anything, so nothing about the body is taken for granted. */
export function readRefusal(response: Response, body: unknown): Refusal {
  const problem: ProblemBody = typeof body === 'object' && body !== null ? body : {};
  const wait = Number(problem.retryAfter ?? response.headers.get('retry-after'));
  return new Refusal(
    response.status,
    typeof problem.type === 'string' ? problem.type : 'about:blank',
    Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : 0,
    Array.isArray(problem.errors) ? problem.errors.filter(isFieldProblem) : [],
  );
}
