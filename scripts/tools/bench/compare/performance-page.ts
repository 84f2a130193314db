import { ROUNDS, TRICK_ROUNDS, type Measured } from './compare-subjects';
import type { Row } from './goals';
import { BUSY, type Machine } from './machine';
import { SLOW_4G, type LineSpeed } from './line/slow-line';
import { CPU_SLOWDOWN } from './slow-phone';
import { comparisonTable, toMarkdown, tricksTable } from './table';
import type { Trick } from './tricks';

/** All that the page tells. */
export interface Comparison {
  machine: Machine;
  rows: readonly Row[];
  tried: readonly TriedTricks[];
}

/** The site beside itself without single tricks, all on the same line in the same run. */
export interface TriedTricks {
  line: LineSpeed;
  skora: Measured;
  without: readonly { trick: Trick; measured: Measured }[];
}

function tellMachine({ date, processor, cores, memoryGb, load, browser }: Machine): string {
  const day = date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const beside =
    load < BUSY
      ? 'Nothing else ran beside it.'
      : `**Other programs ran beside it** (load of the minute before: ${load.toFixed(1)}), so times are longer and vary more than on a quiet machine.`;
  return `Measured on ${day} on ${cores} cores (${processor}), ${memoryGb} GB, with Chromium ${browser}. ${beside}`;
}

const MEGA = 1_000_000;

function tellTricks({ tried }: Comparison): string {
  if (tried.length === 0) return '';
  const tables = tried.map(
    ({ line, skora, without }) =>
      `On a line of ${line.downBitsPerSecond / MEGA} Mbit/s with ${line.roundTripMs} ms:\n\n${toMarkdown(tricksTable(skora, without))}`,
  );
  return `
## With each trick, and without it

The same site in the same run, ${TRICK_ROUNDS} visits each, with one thing taken out of what is sent. A trick that changes nothing here costs more than it gives.
Not tried, because nothing that is sent could be changed for it: prices without \`Intl\`, and the sprint that the compositor moves. What
shows in bytes alone is in [page-speed.md](page-speed.md).

${tables.join('\n\n')}
`;
}

/** `docs/performance.md`. */
export function performancePage(comparison: Comparison): string {
  const { machine, rows } = comparison;
  const { downBitsPerSecond, upBitsPerSecond, roundTripMs } = SLOW_4G;
  return `# SKORA beside one bundle

Written by \`npm run bench\`; a change by hand is lost at the next run. \`npm run bench -- --without all\` measures the tricks, too.

${tellMachine(machine)}

One bundle is the same home out of the same sources, built without Module Federation and without single-spa
(\`scripts/tools/bench/one-bundle\`, which says in what it flatters the bundle). Markup, styles, fonts, headers and server are the same for both; only
scripts differ.

- A phone of 412 px, ${CPU_SLOWDOWN} times slower than this machine; ${ROUNDS} first visits and as many second ones of each, in turns. Medians, with
  the range in brackets.
- The line: ${downBitsPerSecond / 1_000_000} Mbit/s down, ${upBitsPerSecond / 1_000} kbit/s up, ${roundTripMs} ms from a packet to its answer, shaped below HTTP and shared by all connections.
  HTTP/1.1, brotli 11. A connection starts slowly, as TCP does: ten packets at first, twice as many with every round trip; one that rested
  goes on as fast as it was. Losses and the delays of radio are left out.
- Scripts until interactive: what was sent until header, page and footer had been hydrated. What is downloaded ahead comes later and is not in it.
- Hydrated: React has committed the part, and the host marks it. Blocked: what tasks took beyond 50 ms each, from the first paint to a
  second after the last hydration.
- To pricing, to login: from a tap to the heading of the next page, after its files were downloaded ahead.
- Second visit: in a new tab, once the site's worker has kept home.
- Nothing of the browser's tools is on that a page would notice: with their \`Runtime\`, reading scripts again for the places of errors took a
  tenth of a second of each first visit.
- Scripts again: what a visitor of home downloads anew until it is interactive, when a remote has changed a line (the remote that costs most),
  or the host alone has, in its kernel or in a chunk that it loads late.

${toMarkdown(comparisonTable(rows))}

Times are for the record and fail nothing. Sizes and counts have budgets, in \`npm run bench\` and in \`npm test\`
(\`scripts/tools/bench/budgets.ts\`).
${tellTricks(comparison)}`;
}
