import { Agent, type ClientRequest } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** What every agent does with a request; Node's types leave it out, its documentation of `agent` does not. */
interface TakesRequests {
  addRequest: (request: ClientRequest, ...rest: unknown[]) => void;
}

type Watch = (request: ClientRequest) => void;

function bindHead<A extends Agent>(agent: A, ms: number, watch: Watch): A {
  const takes = agent as A & TakesRequests;
  const add = takes.addRequest.bind(agent);
  takes.addRequest = (request, ...rest) => {
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      timer = setTimeout(() => request.destroy(new Error(`The answer had no head after ${ms} ms.`)), ms);
    };
    request.once('finish', begin);
    for (const end of ['response', 'close']) {
      request.once(end, () => {
        // A body that is refused is answered before its end.
        request.off('finish', begin);
        clearTimeout(timer);
      });
    }
    watch(request);
    add(request, ...rest);
  };
  return agent;
}

/** Well before the backend would: a request on a connection that is being closed is lost. */
const IDLE_MS = 30_000;

/**
 * Agents that end a request when the head of its answer has not arrived so long after the request was sent. A limit for
 * silence does not: a line that trickles is never silent. A body may take its time, both ways.
 * @param ms from the last byte of the request to the end of the answer's head
 * @param watch is told of each request before it is sent
 * @param idleMs after which a connection without a request is closed
 */
export function backendAgents(ms: number, watch: Watch = () => undefined, idleMs = IDLE_MS) {
  const options = { keepAlive: true, timeout: idleMs };
  return {
    'http:': bindHead(new Agent(options), ms, watch),
    'https:': bindHead(new HttpsAgent(options), ms, watch),
  };
}
