import type { Socket } from 'node:net';
import { answerClientError } from '@skora/shared/utils/http-intake';
import { Problem } from './problem';
import { SECURITY_HEADERS } from './security-headers';

/** Answers bytes that are no HTTP request (or came too slowly) and never reached a route. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket) {
  answerClientError(error, socket, (status) => ({
    headers: { ...SECURITY_HEADERS, 'content-type': 'application/problem+json' },
    body: new Problem(status).toBody(undefined),
  }));
}
