import { provideTestConfig } from '../testing';
import { fetchCountryCode } from './geo';
import { fetchPricing } from './pricing';

type Answer = () => Response | Promise<Response>;

const GOOD: Answer = () => Response.json({ country_code: 'GB', plans: [] });
const failures: [string, Answer][] = [
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is 404', () => Response.json({}, { status: 404 })],
  ['the answer is 429', () => Response.json({ plans: [], country_code: 'GB' }, { status: 429 })],
  ['the answer is 500', () => new Response('no', { status: 500 })],
  ['the answer is no JSON', () => new Response('<html>')],
  ['the answer is empty', () => Response.json(null)],
  ['the answer holds something else', () => Response.json({ hello: 'there' })],
  ['the answer is of the wrong kind', () => Response.json({ country_code: 44, plans: 'none' })],
];

let answers: { geo: Answer; pricing: Answer };
let logged: jest.SpyInstance;
const asked: string[] = [];

beforeAll(() => {
  provideTestConfig();
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    asked.push(url);
    return url.includes('/geo/') ? answers.geo() : answers.pricing();
  };
});

beforeEach(() => {
  answers = { geo: GOOD, pricing: GOOD };
  asked.length = 0;
  logged = jest.spyOn(console, 'info').mockReturnValue(undefined);
});

afterEach(() => jest.restoreAllMocks());

it.each(failures)(
  'only logs, once, that the country could not be looked up when %s',
  async (_case, answer) => {
    answers.geo = answer;
    await expect(fetchCountryCode()).resolves.toBeNull();
    expect(logged.mock.calls).toEqual([['[skora] the country could not be looked up:', expect.anything()]]);
  },
);

it.each(failures)('only logs, once, that prices could not be loaded when %s', async (_case, answer) => {
  answers.pricing = answer;
  await expect(fetchPricing()).resolves.toBeNull();
  expect(logged.mock.calls).toEqual([['[skora] prices could not be loaded:', expect.anything()]]);
});

it('asks for the prices of the country that was looked up, and logs nothing', async () => {
  await expect(fetchPricing()).resolves.toEqual({ country_code: 'GB', plans: [] });
  expect(asked).toEqual(['/api/geo/me', expect.stringMatching(/\/api\/payment\/pricing\?country_code=GB$/)]);
  expect(logged).not.toHaveBeenCalled();
});

it('asks for the prices of no country when it is only guessed, and logs nothing', async () => {
  answers.geo = () => Response.json({ country_code: 'GB', guess: true });
  await fetchPricing();
  expect(asked[1]).toMatch(/\/api\/payment\/pricing$/);
  expect(logged).not.toHaveBeenCalled();
});

it('asks for the prices of no country when none was found', async () => {
  answers.geo = () => new Response('', { status: 503 });
  await fetchPricing();
  expect(asked[1]).toMatch(/\/api\/payment\/pricing$/);
});
