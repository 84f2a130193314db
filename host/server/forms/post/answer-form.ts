import { createHash } from 'node:crypto';
import { askBackend } from '../lib/ask-backend';
import type { Attempt, PlainPage, Problems, Typed } from '../../plain/plain-page';
import type { AnyForm, BackendAnswer } from '../lib/form-kind';
import { lookAtLink, type VisitorAsks } from '../links/look-behind-link';
import { belongsTo } from './read-fields';
import { refusalPage, unansweredPage } from './refusal-pages';

/** As long as the backend gets behind `/api`. */
const DEADLINE_MS = 12_000;
/** How long the same content has one effect: a second press, or a page that is loaded again. */
const SAME_MS = 10 * 60_000;

const CHANGED = {
  tone: 'danger',
  title: 'Nothing has been sent',
  text: 'This page has changed since you opened it. Please look at it again; your other answers are still there.',
} as const;

/** A page, and the form on it with what was typed. */
export interface FormAnswer {
  page: PlainPage;
  attempt: Attempt | null;
  /** Seconds until another try. */
  retryAfter?: string | null;
  /** Why the backend did not answer, for the log. */
  why?: string;
}

interface Sent {
  form: AnyForm;
  fields: ReadonlyMap<string, string>;
  asks: VisitorAsks;
  now: number;
}

function waitingWords(retryAfter: string | null): string {
  const seconds = Number(retryAfter ?? 60);
  if (!(seconds > 60)) return 'Too many tries. Wait a minute, then send it again.';
  return `Too many tries. Wait ${Math.ceil(seconds / 60)} minutes, then send it again.`;
}

function failureWords(form: AnyForm, answer: BackendAnswer | null): string {
  const own = form.failure?.(answer);
  if (own !== undefined) return own;
  if (answer?.status === 429) return waitingWords(answer.retryAfter);
  if (answer?.type === 'request-in-progress')
    return 'We are still working on your last try. Please send it again in a few seconds.';
  return 'Something went wrong on our side. Please send it again in a few minutes.';
}

/** The status of a page that shows a form again. */
function statusOf(answer: BackendAnswer | null): number {
  if (answer === null || answer.status >= 500) return 503;
  return [409, 429].includes(answer.status) ? answer.status : 422;
}

function repeatKey({ form, fields, asks, now }: Sent): string {
  const what = JSON.stringify([
    form.name,
    [...fields],
    asks.headers['x-forwarded-for'],
    Math.floor(now / SAME_MS),
  ]);
  return createHash('sha256').update(what).digest('base64url');
}

/** Sends a form that is complete, and says what came of it. */
async function send(sent: Sent, question: unknown, page: PlainPage): Promise<FormAnswer> {
  const { form, fields, asks } = sent;
  const typed: Typed = (name) => fields.get(name) ?? '';
  const token = typed('token');
  const again = (change: Partial<PlainPage> & { status: number }, problems: Problems): FormAnswer => ({
    page: { ...page, ...change },
    attempt: { form: form.name, typed, problems },
  });
  const failed = (answer: BackendAnswer | null): FormAnswer => ({
    ...again(
      {
        status: statusOf(answer),
        notice: { tone: 'danger', title: 'Nothing has been sent', text: failureWords(form, answer) },
      },
      {},
    ),
    retryAfter: answer?.retryAfter ?? null,
  });

  const problems = form.check(typed, question);
  if (Object.keys(problems).length > 0) return again({ status: 422 }, problems);
  let answer: BackendAnswer;
  try {
    const request = form.request(typed, question, token);
    const key = form.once ? { key: repeatKey(sent) } : {};
    answer = await askBackend({ ...asks, ...request, ...key, method: 'POST', deadlineMs: DEADLINE_MS });
  } catch (error) {
    return { ...failed(null), why: String(error) };
  }
  const { status, type } = answer;
  if (status === 200) return { page: form.done(typed, question, answer.body, token), attempt: null };
  if (form.link && (status === 404 || status === 410))
    return { page: form.link.closed(status, type), attempt: null };
  const blamed = status === 400 || status === 422 ? (form.explain?.(answer) ?? {}) : {};
  if (Object.keys(blamed).length > 0) return again({ status: 422 }, blamed);
  // The question may be another one by now, as when a player changed a number meanwhile.
  if (status !== 409 || !form.link) return failed(answer);
  const newer = await lookAtLink(form.link, token, asks);
  if (newer.kind !== 'open') return failed(answer);
  const told = failed(answer);
  return { ...told, page: { ...told.page, ...newer.page, status: 409, notice: told.page.notice } };
}

/** Answers a form with a page. What was typed stays in it until it has arrived. */
export async function answerForm(sent: Sent): Promise<FormAnswer> {
  const { form, fields, asks } = sent;
  const token = fields.get('token') ?? '';
  const unread: FormAnswer = { page: refusalPage(400), attempt: null };
  let question: unknown;
  let page: PlainPage;
  if (form.link === undefined) {
    page = form.page(undefined, '');
  } else {
    if (token === '') return unread;
    const looked = await lookAtLink(form.link, token, asks);
    if (looked.kind === 'closed') return { page: looked.page, attempt: null };
    if (looked.kind === 'unanswered')
      return { page: unansweredPage(form.name, fields), attempt: null, why: looked.why };
    ({ question, page } = looked);
  }
  const own = page.forms.find(({ name }) => name === form.name);
  // Sent twice: what it asked for has been done.
  if (!own) return { page, attempt: null };
  if (belongsTo(fields, own)) return send(sent, question, page);
  if (form.link === undefined) return unread;
  const typed: Typed = (name) => fields.get(name) ?? '';
  return {
    page: { ...page, status: 409, notice: CHANGED },
    attempt: { form: form.name, typed, problems: {} },
  };
}
