import type { GoogleMarks } from './google-marks';

/** How a visit to Google's page ended. `refused`: the person said no. `invalid`: not an answer to our question. */
export type GoogleAnswer = { kind: 'token'; idToken: string } | { kind: 'refused' } | { kind: 'invalid' };

/** Whether a fragment is an answer of Google's at all. */
export function isGoogleAnswer(hash: string): boolean {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return params.has('id_token') || (params.has('error') && params.has('state'));
}

/** The claims of an ID token; who signed it is checked by the identity provider. */
function readClaims(idToken: string): Record<string, unknown> {
  const payload = idToken.split('.')[1] ?? '';
  try {
    const parsed: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Judges an answer: it must be to the question this tab has asked, and the token made for it. */
export function readGoogleAnswer(hash: string, marks: GoogleMarks | null): GoogleAnswer {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const single = (name: string) => {
    const [value, ...others] = params.getAll(name);
    return others.length === 0 ? value : undefined;
  };
  if (marks === null || single('state') !== marks.state) return { kind: 'invalid' };
  const idToken = single('id_token');
  if (idToken === undefined) return { kind: single('error') === 'access_denied' ? 'refused' : 'invalid' };
  return readClaims(idToken).nonce === marks.nonce ? { kind: 'token', idToken } : { kind: 'invalid' };
}
