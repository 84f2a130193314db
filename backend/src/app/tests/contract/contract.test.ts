import fc from 'fast-check';
import { faultOf } from '../../../testing/contract/check-answer';
import { OPERATIONS } from '../../../testing/contract/operations';
import { requestsOf } from '../../../testing/contract/requests';
import { startWorld } from '../../../testing/contract/world';

/** Of each operation; `SKORA_CONTRACT_RUNS=200` for the long run. */
const RUNS = Number(process.env.SKORA_CONTRACT_RUNS ?? 4);
/** The short run is the same each time; a long one is made anew, unless it is to be repeated. */
const SEED = Number(process.env.SKORA_CONTRACT_SEED ?? (RUNS === 4 ? 1 : Date.now() % 2 ** 31));

jest.setTimeout(300_000 + RUNS * 1000);

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.replaceGone());

test.each(OPERATIONS)('$id answers what the document says', async (operation) => {
  const property = fc.asyncProperty(requestsOf(operation, world.picture), async (request) => {
    const { answer, secrets } = await world.ask(request);
    const fault = faultOf(operation, request.method, answer, secrets);
    expect({ fault, ...(fault !== null && { request, answer }) }).toEqual({ fault: null });
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
});
