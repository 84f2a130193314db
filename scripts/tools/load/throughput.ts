import { median } from './percentile';
import { shoot, type Shots } from './shoot';

const CONNECTIONS = 50;
const SECONDS = 4;
const ROUNDS = 3;

/** The middle of several runs. */
export interface Throughput {
  name: string;
  perSecond: number;
  p99: number;
  broken: number;
}

/** Measures addresses in turns, so that what else the machine does meets all of them. */
export async function measureThroughput(targets: Readonly<Record<string, string>>): Promise<Throughput[]> {
  const runs = new Map<string, Shots[]>(Object.keys(targets).map((name) => [name, []]));
  for (const url of Object.values(targets)) await shoot({ url, connections: CONNECTIONS, duration: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(targets)) {
      runs.get(name)?.push(await shoot({ url, connections: CONNECTIONS, duration: SECONDS }));
    }
  }
  return [...runs].map(([name, shots]) => ({
    name,
    perSecond: median(shots.map(({ goodput }) => goodput)),
    p99: median(shots.map(({ p99 }) => p99)),
    broken: shots.reduce((sum, { broken }) => sum + broken, 0),
  }));
}
