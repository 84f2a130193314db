import { STATUS_CODES } from 'node:http';

/** One field of a refused request; `message` never repeats what was sent. */
export interface FieldError {
  /** Where it was found, e.g. `body/email`. */
  at: string;
  message: string;
}

/** Problems that pages treat differently from others of their status. */
export const PROBLEM_TYPES = [
  'account-incomplete',
  'address-refuses',
  'already-asked',
  'already-decided',
  'already-subscribed',
  'billing-changed',
  'change-planned',
  'deletion-scheduled',
  'email-unverified',
  'agreement-waits',
  'guardian-approval-required',
  'guardian-decides',
  'guardian-required',
  'guardians-only',
  'invitation-replaced',
  'key-reused',
  'link-expired',
  'link-replaced',
  'link-used',
  'no-subscription',
  'numbers-changed',
  'other-account',
  'parent-pays',
  'plan-limit',
  'player-grown',
  'players-only',
  'payment-missing',
  'payment-processing',
  'payment-refused',
  'payments-unavailable',
  'price-changed',
  'recent-sign-in-required',
  'registry-unavailable',
  'release-changed',
  'release-refused',
  'request-in-progress',
  'request-withdrawn',
  'same-plan',
  'subscription-ending',
  'withdrawal-over',
] as const;

export type ProblemType = (typeof PROBLEM_TYPES)[number];

interface ProblemOptions {
  type?: ProblemType;
  detail?: string;
  headers?: Readonly<Record<string, string>>;
  errors?: FieldError[];
  /** What went wrong; it is logged, and the client never sees it. */
  cause?: unknown;
}

/** An error the client may read. Anything else that is thrown becomes a bare 500. */
export class Problem extends Error {
  /** What the status means; the message may say more, to the log. */
  readonly title: string;
  readonly type: ProblemType | 'about:blank';
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly status: number,
    options: ProblemOptions = {},
  ) {
    super(STATUS_CODES[status] ?? 'Error', { cause: options.cause });
    this.name = 'Problem';
    this.title = this.message;
    this.type = options.type ?? 'about:blank';
    this.detail = options.detail;
    this.headers = options.headers ?? {};
    this.errors = options.errors;
  }

  /** The `application/problem+json` text (RFC 9457). */
  toBody(requestId: string | undefined): string {
    const wait = this.headers['retry-after'];
    return JSON.stringify({
      type: this.type,
      title: this.title,
      status: this.status,
      detail: this.detail,
      retryAfter: wait === undefined ? undefined : Number(wait),
      requestId,
      errors: this.errors,
    });
  }
}
