import type { ContactRole } from '@skora/domain';
import { api, readAnswer } from '@skora/shared/api';

/** What somebody writes on a shared CV. */
interface OutgoingRequest {
  name: string;
  club: string;
  role: ContactRole;
  email: string;
  reason: string;
  /** A field that people do not see. */
  website: string;
  /** When the form was opened, milliseconds since 1970. */
  startedAt: number;
}

/** Sends a contact request; it goes on once the link in the mail was followed. @throws Refusal */
export async function writeRequest(token: string, request: OutgoingRequest): Promise<void> {
  const params = { path: { token } };
  const body = { ...request, agrees: true as const };
  await readAnswer(api().POST('/shared-cvs/{token}/contact-requests', { params, body }));
}
