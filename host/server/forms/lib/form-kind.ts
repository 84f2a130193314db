import type { PlainPage, Problems, Typed } from '../../plain/plain-page';

/** What the backend answered. */
export interface BackendAnswer {
  status: number;
  /** Of a problem: what is wrong, such as `link-used`. */
  type: string;
  /** Of a problem: the fields that are to blame, such as `body/email`. */
  blamed: readonly string[];
  /** Seconds until another try, as the backend says. */
  retryAfter: string | null;
  body: unknown;
}

/** Links out of mails, which open one page each. Looking at what is behind one decides nothing. */
export interface MailLink<Q> {
  /** The part of the page's address that is the secret; null for another page, or this one without it. */
  findToken(pathname: string, query: URLSearchParams): string | null;
  /** Where the backend says what is behind it. */
  look(token: string): string;
  /** @throws when the backend sent something else */
  read(body: unknown): Q;
  /** The question and its forms. */
  page(question: Q, token: string): PlainPage;
  /** Why it cannot be used. */
  closed(status: 404 | 410, type: string): PlainPage;
}

/** A form that works without a script: its page, and what the backend is sent. */
export interface FormKind<Q = undefined> {
  /** As in `POST /forms/{name}`. */
  name: string;
  /** The link that the form came with; undefined for forms that everybody may send. */
  link?: MailLink<Q>;
  /** The page with the form, to be shown again. */
  page(question: Q, token: string): PlainPage;
  check(typed: Typed, question: Q): Problems;
  /** The operation of the backend; without a body where it takes none. */
  request(typed: Typed, question: Q, token: string): { path: string; body?: unknown };
  /** What is said when it was done. @param answer what the backend sent */
  done(typed: Typed, question: Q, answer: unknown, token: string): PlainPage;
  /** What is wrong by field, where the backend blames what was typed. */
  explain?(answer: BackendAnswer): Problems;
  /** What is said when the backend did not take it, or did not answer (null). */
  failure?(answer: BackendAnswer | null): string | undefined;
  /** The same content, sent again within minutes, has one effect. */
  once?: true;
}

/** Forms of different questions in one table: each reads its own. */
export type AnyForm = FormKind<unknown>;
export type AnyLink = MailLink<unknown>;
