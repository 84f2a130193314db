import { format } from 'node:util';

type Channel = 'error' | 'warn';

const noise: string[] = [];
const original: Record<Channel, typeof console.error> = { error: console.error, warn: console.warn };

function record(channel: Channel) {
  return (...args: unknown[]) => {
    noise.push(`console.${channel}: ${format(...args)}`);
  };
}

beforeEach(() => {
  noise.length = 0;
  console.error = record('error');
  console.warn = record('warn');
});

// A test that expects noise replaces the channel with its own jest.spyOn and asserts on it.
afterEach(() => {
  console.error = original.error;
  console.warn = original.warn;
  if (noise.length > 0) throw new Error(`Unexpected console output:\n${noise.join('\n')}`);
});
