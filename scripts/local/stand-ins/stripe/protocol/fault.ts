/** A refusal in the shape of Stripe's error objects. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; decline_code?: string; message: string; param?: string },
  ) {
    super(error.message);
  }
}

/** 400 `invalid_request_error`. */
export function invalid(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, param, code });
}

/** 404 `resource_missing`. */
export function missing(kind: string, id: string): StripeFault {
  return new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
}

/** 402 `card_error`. */
export function cardRefused(code: string, message: string, declineCode?: string): StripeFault {
  return new StripeFault(402, { type: 'card_error', code, message, decline_code: declineCode });
}
