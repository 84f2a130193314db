import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Type, type Static } from 'typebox';
import type { TaskDeps } from '../services/task-deps';
import { addCounts, defineJob, type Counts, type Job, type JobFacts } from './job';

/** Documents a job goes through, page by page. */
export interface Part {
  /** Without order and limit. */
  documents: (deps: TaskDeps) => Query;
  /** The field whose range the query bounds: they come in its order. Without one they come by their ids. */
  by?: string;
  /** How many are read for a step. */
  page: number;
  /**
   * How many are worked on together; the rest of a page is left to the next run when the time of this one is over. 1 for work
   * that waits for another service, document after document. Without it: the whole page.
   */
  portion?: number;
  /** Safe to repeat. What it cannot do is counted as `failed`, and the next round tries it again. */
  work: (deps: TaskDeps, documents: QueryDocumentSnapshot[]) => Promise<Counts>;
}

/** The last document that was looked at. */
export const PLACE = Type.Object({ id: Type.String(), at: Type.Optional(Type.Unknown()) });
type Place = Static<typeof PLACE>;

const CURSOR = Type.Object({ part: Type.String(), place: Type.Union([PLACE, Type.Null()]) });

/** The rest of a query, in order. */
export function queryAfter(query: Query, by: string | undefined, place: Place | null): Query {
  const ordered = (by === undefined ? query : query.orderBy(by)).orderBy(FieldPath.documentId());
  if (place === null) return ordered;
  return by === undefined ? ordered.startAfter(place.id) : ordered.startAfter(place.at, place.id);
}

/** Where a sweep is after this document. */
export function placeOf(document: QueryDocumentSnapshot, by?: string): Place {
  return by === undefined ? { id: document.id } : { id: document.id, at: document.get(by) as unknown };
}

/** Makes a job that goes through the documents of its parts, one part after the other. */
export function sweepJob({ parts, ...facts }: JobFacts & { parts: Readonly<Record<string, Part>> }): Job {
  const names = Object.keys(parts);
  const beginning = { part: names[0] ?? '', place: null };
  /** What is still to be looked at, part by part. */
  function rest(deps: TaskDeps, cursor: Static<typeof CURSOR> | null) {
    const { part: first, place } = cursor && names.includes(cursor.part) ? cursor : beginning;
    return names.slice(names.indexOf(first)).flatMap((name) => {
      const part = parts[name];
      const from = name === first ? place : null;
      return part ? [{ name, ...part, query: queryAfter(part.documents(deps), part.by, from) }] : [];
    });
  }
  return defineJob({
    ...facts,
    cursor: CURSOR,
    step: async (deps, cursor) => {
      const [now, next] = rest(deps, cursor);
      if (now === undefined) return { cursor: null, counts: {}, seen: 0 };
      const { page, portion = page } = now;
      const { docs } = await now.query.limit(page).get();
      const counts: Record<string, number> = {};
      let seen = 0;
      while (seen < docs.length && (seen === 0 || deps.goOn())) {
        const documents = docs.slice(seen, seen + portion);
        addCounts(counts, await now.work(deps, documents));
        seen += documents.length;
      }
      const last = seen < page && seen === docs.length ? undefined : docs[seen - 1];
      const after = next ? { part: next.name, place: null } : null;
      return { cursor: last ? { part: now.name, place: placeOf(last, now.by) } : after, counts, seen };
    },
    report: async (deps, cursor) => {
      if (cursor === null) return { left: 0 };
      const counted = rest(deps, cursor).map(({ query }) => query.count().get());
      return { left: (await Promise.all(counted)).reduce((sum, found) => sum + found.data().count, 0) };
    },
  });
}

/**
 * Does work on one document after the other; what fails is counted, logged and holds up no other.
 *
 * @param work what to count it as; `null`: as nothing
 */
export async function oneByOne<Item>(
  { log }: Pick<TaskDeps, 'log'>,
  items: readonly Item[],
  problem: string,
  work: (item: Item) => Promise<string | null>,
): Promise<Counts> {
  const counts: Record<string, number> = { failed: 0 };
  for (const item of items) {
    let outcome: string | null = 'failed';
    try {
      outcome = await work(item);
    } catch (error) {
      log.error({ err: error }, problem);
    }
    if (outcome !== null) counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
