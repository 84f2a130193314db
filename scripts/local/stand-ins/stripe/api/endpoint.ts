import type { Form } from '../protocol/form';
import type { StripeState } from '../model/state';

/** One call of the API: what it answers, before `expand[]`. */
export type Endpoint = (state: StripeState, form: Form, id: string) => object;

/** Calls by method and path; `:id` is the object. */
export type Endpoints = Record<`${'GET' | 'POST' | 'DELETE'} /v1/${string}`, Endpoint>;
