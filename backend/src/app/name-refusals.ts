interface Operation {
  parameters?: readonly { in?: string; required?: boolean }[];
  requestBody?: unknown;
  security?: readonly object[];
  responses?: Record<string, unknown>;
}

/** The parts of an OpenAPI document that are read or changed here. */
interface ApiDocument {
  paths?: Record<string, object | undefined>;
  components?: object;
}

const REFUSAL = { $ref: '#/components/responses/Refusal' };

const refusal = {
  description: 'Refused or failed',
  headers: {
    'Retry-After': { description: 'Seconds to wait, where waiting helps.', schema: { type: 'integer' } },
  },
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Floods, large headers, our own failures and a full or missing service: what each request may run into. */
const ALWAYS = [429, 431, 500, 503];
/** A malformed or foreign body, one that is too slow, too large or no JSON, and a cross-site request. */
const WRITES = [400, 403, 408, 413, 415];

/** What the server answers before, or instead of, the handler of an operation. */
function generalRefusals(method: string, { parameters = [], security = [] }: Operation): number[] {
  const inPath = parameters.some((parameter) => parameter.in === 'path');
  // A choice that asks for nothing admits visitors who are not signed in.
  const needsKey = security.length > 0 && security.every((choice) => Object.keys(choice).length > 0);
  return [
    ...ALWAYS,
    ...(method === 'get' ? [] : WRITES),
    ...(parameters.length > 0 ? [400] : []),
    ...(inPath ? [414] : []),
    ...(needsKey ? [401] : []),
  ];
}

const isRefusal = (answer: unknown) => JSON.stringify(answer).includes('"application/problem+json"');

/**
 * Completes the statuses of each operation by those that belong to the server and not to a route, writes the shape of all
 * refusals once, and marks the operations that are open to everybody.
 */
export function nameRefusals<Document extends ApiDocument>(document: Document): Document {
  for (const operations of Object.values(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations ?? {}) as [string, Operation][]) {
      const own = Object.entries(operation.responses ?? {}).map(([status, answer]) => [
        status,
        isRefusal(answer) ? REFUSAL : answer,
      ]);
      const general = generalRefusals(method, operation).map((status) => [String(status), REFUSAL]);
      // An empty list says that it was not forgotten.
      operation.security ??= [];
      operation.responses = Object.fromEntries([...general, ...own]) as Record<string, unknown>;
    }
  }
  return { ...document, components: { ...document.components, responses: { Refusal: refusal } } };
}
