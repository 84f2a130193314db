const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;

function withoutPersonalData(text: string | undefined): string | undefined {
  return text?.replace(EMAIL, '[email]');
}

/** Settings of a logger of pino: one JSON line per entry, with the severity names Cloud Logging understands. */
export const LOG_LINES = {
  base: null,
  messageKey: 'message',
  formatters: {
    level: (label: string) => ({ severity: label === 'warn' ? 'WARNING' : label.toUpperCase() }),
  },
  serializers: {
    // Neither address nor URL: a query or path may carry an email or a token.
    req: (request: { method: string }) => ({ method: request.method }),
    err: (error: Error & { code?: unknown }) => ({
      type: error.name,
      code: error.code,
      message: withoutPersonalData(error.message) ?? '',
      stack: withoutPersonalData(error.stack) ?? '',
      cause: error.cause instanceof Error ? withoutPersonalData(error.cause.message) : undefined,
    }),
  },
};
