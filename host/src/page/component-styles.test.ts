import { componentStyles } from './component-styles';

const HEAD =
  '<style data-components>@layer sk-ui{.b{x:y}}</style><link rel="preload" as="fetch" href="/assets/c.css" data-components>';
const FILE = '@layer sk-ui{\n.a{x:y}\n.b{x:y}\n}';

class Layer {
  readonly cssRules = ['.b{x:y}'];
  insertRule(rule: string, index: number) {
    this.cssRules.splice(index, 0, rule);
    return index;
  }
}

let layer: Layer;
const edge = jest.fn<Promise<Response>, [string]>();

async function waiting(): Promise<jest.Mock> {
  const done = jest.fn();
  void componentStyles().then(done);
  await jest.advanceTimersByTimeAsync(0);
  return done;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = HEAD;
  layer = new Layer();
  // The DOM of the tests knows no layers.
  Object.assign(globalThis, { CSSLayerBlockRule: Layer, fetch: edge });
  Object.defineProperty(document.head.querySelector('style'), 'sheet', { value: { cssRules: [layer] } });
  edge.mockReset();
});

afterEach(() => jest.useRealTimers());

it('takes in what the page lacks', async () => {
  edge.mockResolvedValue(new Response(FILE));
  expect(await waiting()).toHaveBeenCalledTimes(1);
  expect(layer.cssRules).toEqual(['.a{x:y}', '.b{x:y}']);
  expect(edge.mock.calls).toEqual([['http://localhost/assets/c.css']]);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
])('asks once more when the download %s', async (_how, answer) => {
  edge.mockImplementationOnce(answer).mockResolvedValue(new Response(FILE));
  expect(await waiting()).toHaveBeenCalledTimes(1);
  expect(layer.cssRules).toHaveLength(2);
});

it.each([
  ['fails for good', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['never ends', 8_000, () => new Promise<Response>(() => undefined)],
])('lets the page start when the download %s', async (_how, after, answer) => {
  edge.mockImplementation(answer);
  const done = await waiting();
  await jest.advanceTimersByTimeAsync(after);
  expect(done).toHaveBeenCalledTimes(1);
  expect(layer.cssRules).toHaveLength(1);
});

it('asks for nothing on a page that carries no part', async () => {
  document.head.querySelector('style')?.remove();
  expect(await waiting()).toHaveBeenCalledTimes(1);
  expect(edge).not.toHaveBeenCalled();
});
