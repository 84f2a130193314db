/** @jest-environment node */
import fc from 'fast-check';
import { findTrace, withTrace } from './trace';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const UUID = '7964b42d-1300-487c-a4b4-d492725c54b5';
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

const traceOf = (traceparent: string | undefined) => findTrace({ headers: { traceparent } });

test('a well-formed trace is continued, with a parent of its own', () => {
  const request = { headers: { traceparent: TRACEPARENT } };
  expect(findTrace(request)).toMatchObject({ traceId: TRACE_ID, sampled: true, continued: true });
  const { traceparent } = withTrace(request, {});
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-01$`));
  expect(traceparent).not.toBe(TRACEPARENT);
});

test.each([
  ['of a later version', `cc-${TRACE_ID}-00f067aa0ba902b7-01`],
  ['of a later version with more fields', `cc-${TRACE_ID}-00f067aa0ba902b7-01-what-the-future-will-be-like`],
  ['with flags nobody knows', `00-${TRACE_ID}-00f067aa0ba902b7-ff`],
])('one %s is continued', (_name, header) => {
  expect(traceOf(header)).toMatchObject({ traceId: TRACE_ID, sampled: true, continued: true });
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['the version that never is', TRACEPARENT.replace('00', 'ff')],
  ['more than this version has', `${TRACEPARENT}-more`],
  ['a later version without a dash before what is more', `cc${TRACEPARENT.slice(2)}.more`],
  ['a trace of zeros', TRACEPARENT.replace(TRACE_ID, '0'.repeat(32))],
  ['a parent of zeros', TRACEPARENT.replace('00f067aa0ba902b7', '0'.repeat(16))],
  ['capitals', TRACEPARENT.toUpperCase()],
  ['two of them', `${TRACEPARENT}, ${TRACEPARENT}`],
  ['no dashes', TRACEPARENT.replaceAll('-', '')],
])('%s begins a new trace', (_name, header) => {
  const trace = traceOf(header);
  expect(trace).toMatchObject({ sampled: false, continued: false });
  expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(trace.traceId).not.toBe(TRACE_ID);
});

test.each([UUID, UUID.replaceAll('-', '')])('the request id %s is taken', (given) => {
  expect(findTrace({ headers: { 'x-request-id': given } }).requestId).toBe(given);
});

test.each(['', 'player', 'a'.repeat(37), `${UUID}\n`, `${UUID}, ${UUID}`])(
  'the request id %j is replaced',
  (given) => {
    const { requestId } = findTrace({ headers: { 'x-request-id': given } });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestId).not.toBe(given);
  },
);

test('a request has the same trace each time it is asked for', () => {
  const request = { headers: {} };
  expect(findTrace(request)).toBe(findTrace(request));
});

test('what other tracers said goes on with the trace it belongs to, and only with that', () => {
  const headers = { tracestate: 'vendor=1', accept: 'text/html' };
  expect(withTrace({ headers: { traceparent: TRACEPARENT } }, headers)).toMatchObject(headers);
  expect(withTrace({ headers: { traceparent: 'vendor' } }, headers)).not.toHaveProperty('tracestate');
});

/** Headers as somebody would make them who knows the form: right, nearly right, and anything at all. */
const nearly = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[0-9a-g]{1,3}-[0-9a-f]{31,33}-[0-9a-f]{15,17}-[0-9a-f]{1,3}(-.{0,9})?$/),
  fc.uuid(),
  fc.stringMatching(/^[0-9a-fA-F-]{30,40}$/),
);

test('whatever is sent, only ids of hex digits come of it, for the log and for the next server', () => {
  const sent = fc.option(fc.oneof(nearly, fc.array(nearly)), { nil: undefined });
  fc.assert(
    fc.property(sent, sent, sent, (traceparent, requestId, tracestate) => {
      const headers = { traceparent, 'x-request-id': requestId, tracestate } as Record<string, string>;
      const request = { headers };
      const trace = findTrace(request);
      const next = withTrace(request, headers);
      expect(trace.requestId).toMatch(/^[0-9a-f]{8}(-?)([0-9a-f]{4}\1){3}[0-9a-f]{12}$/);
      expect(trace.traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
      expect(next.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
      expect(next['x-request-id']).toBe(trace.requestId);
      expect(findTrace({ headers: { traceparent: next.traceparent } }).traceId).toBe(trace.traceId);
      if (!trace.continued) expect(next).not.toHaveProperty('tracestate');
    }),
    { numRuns: 1000 },
  );
});
