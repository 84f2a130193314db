import { readRefusal } from './refusal';

interface Reply<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * The body of a successful answer.
 * @throws Refusal when the backend refused; whatever `fetch` throws when there was no answer
 */
export async function readAnswer<T>(request: Promise<Reply<T>>): Promise<T> {
  const { data, error, response } = await request;
  if (data === undefined) throw readRefusal(response, error);
  return data;
}
