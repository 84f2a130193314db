import { STATUS_CODES } from 'node:http';

/** One field of a refused request; `message` never repeats what was sent. */
export interface FieldError {
  /** Where it was found, e.g. `body/email`. */
  at: string;
  message: string;
}

interface ProblemOptions {
  detail?: string;
  headers?: Readonly<Record<string, string>>;
  errors?: FieldError[];
}

/** An error the client may read. Anything else that is thrown becomes a bare 500. */
export class Problem extends Error {
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly status: number,
    options: ProblemOptions = {},
  ) {
    super(STATUS_CODES[status] ?? 'Error');
    this.name = 'Problem';
    this.detail = options.detail;
    this.headers = options.headers ?? {};
    this.errors = options.errors;
  }

  /** The `application/problem+json` text (RFC 9457). */
  toBody(requestId: string | undefined): string {
    return JSON.stringify({
      type: 'about:blank',
      title: this.message,
      status: this.status,
      detail: this.detail,
      requestId,
      errors: this.errors,
    });
  }
}
