/** Faults of our gate, and of nodemailer, before any mail is handed over. */
const BEFORE_THE_MAIL = new Set<unknown>(['EWITHHELD', 'EGATE', 'EENVELOPE', 'EAUTH', 'EDNS', 'ETLS']);

/**
 * Whether a mail may be on its way although sending it failed: the connection broke off, and the server may have taken
 * the mail without our hearing of it. A server that answered, or was never reached, has taken nothing.
 */
export function mayHaveLeft(error: unknown): boolean {
  const { code, responseCode, syscall } = error as Record<'code' | 'responseCode' | 'syscall', unknown>;
  return typeof responseCode !== 'number' && !BEFORE_THE_MAIL.has(code) && syscall !== 'connect';
}
