import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { watchBreaker } from '../../metrics/service-calls';

export interface DeliveryLogConfig {
  /** Answers `POST {"messageIds": [...]}` with `{"accepted": [...]}`, see `docs/operations.md`. */
  url: string;
  token: string;
}

/** What the mail service knows of mails that were handed to it. */
export interface DeliveryLog {
  /**
   * Which of these mails the service has accepted.
   *
   * @param messageIds e.g. `<digest.2031-01.0a1b@skora.example>`
   * @throws Error when the log does not tell; the message names neither token nor mails
   */
  accepted: (messageIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

const TIMEOUT_MS = 5000;
/** After a failure the log is left alone for so long: who asks it meanwhile does not wait. */
const REST_MS = 10_000;

/** The delivery log at an address. */
export function createDeliveryLog({ url, token }: DeliveryLogConfig): DeliveryLog {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(1) });
  watchBreaker('delivery-log', breaker);
  async function ask(messageIds: readonly string[]): Promise<ReadonlySet<string>> {
    const question: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ messageIds }),
      redirect: 'error',
    };
    return fetchWithin(TIMEOUT_MS, url, question, async (response) => {
      const answer: unknown = response.ok ? await response.json() : null;
      const accepted = (answer as { accepted?: unknown } | null)?.accepted;
      if (Array.isArray(accepted)) return new Set(messageIds.filter((id) => accepted.includes(id)));
      throw new Error(`The delivery log answered ${response.status} without a list of accepted mails.`);
    });
  }
  return { accepted: (messageIds) => breaker.execute(() => ask(messageIds)) };
}
