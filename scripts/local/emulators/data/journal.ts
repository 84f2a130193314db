import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { callEmulator } from '../lib/emulator-api';

/** A write as the Firestore emulator's REST interface takes it, with the time it happened (RFC 3339). */
type Line = { at: string } & ({ update: { name: string } } | { delete: string });

/** Below what one commit may hold: 500 writes, 10 MiB. */
const BATCH_WRITES = 400;
const BATCH_CHARACTERS = 2_000_000;

/** Line of a journal, or `null` for the rest of one whose writing was cut off. */
function parseLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

function documentName(line: Line): string {
  return 'delete' in line ? line.delete : line.update.name;
}

/** Times have up to nine digits after the point, or none. */
function isLater(a: string, b: string): boolean {
  const [wholeA = '', partA = ''] = a.slice(0, -1).split('.');
  const [wholeB = '', partB = ''] = b.slice(0, -1).split('.');
  return wholeA === wholeB ? partA.padEnd(9, '0') >= partB.padEnd(9, '0') : wholeA > wholeB;
}

/** The last thing that happened to each document, by its name. */
async function lastStates(journals: string[]): Promise<Map<string, Line>> {
  const states = new Map<string, Line>();
  for (const journal of journals) {
    for await (const text of createInterface({ input: createReadStream(journal, 'utf8') })) {
      const line = parseLine(text);
      if (line === null) continue;
      const known = states.get(documentName(line));
      if (known === undefined || isLater(line.at, known.at)) states.set(documentName(line), line);
    }
  }
  return states;
}

/**
 * Brings documents to the state that journals tell, the oldest journal first. Safe to repeat.
 *
 * @returns the number of documents
 */
export async function replayJournals(
  journals: string[],
  projectId: string,
  firestorePort: number,
): Promise<number> {
  const path = `/v1/projects/${projectId}/databases/(default)/documents:commit`;
  const states = await lastStates(journals);
  let writes: object[] = [];
  let characters = 0;
  const commit = async () => {
    if (writes.length > 0) await callEmulator(firestorePort, 'POST', path, { writes });
    writes = [];
    characters = 0;
  };
  for (const { at: _, ...write } of states.values()) {
    const length = JSON.stringify(write).length;
    if (writes.length === BATCH_WRITES || characters + length > BATCH_CHARACTERS) await commit();
    writes.push(write);
    characters += length;
  }
  await commit();
  return states.size;
}
