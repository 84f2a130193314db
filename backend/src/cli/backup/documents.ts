import { googleRest } from './google-rest';

/** A document as the REST interface gives it. */
export type RawDocument = { name: string; fields?: object };
type Found = { document?: RawDocument; readTime: string };

const PAGE = 300;
const FOLDER = '/databases/(default)/documents';

function documentsRoot(projectId: string): string {
  return `projects/${projectId}${FOLDER}`;
}

/** All documents of a project in the order of their names, all as of one moment. */
export async function* readDocuments(projectId: string): AsyncGenerator<RawDocument> {
  const rest = googleRest('firestore', projectId);
  let last: string | null = null;
  let readTime: string | undefined;
  do {
    const found = (await rest('POST', `${FOLDER}:runQuery`, {
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: PAGE,
        ...(last !== null && { startAt: { values: [{ referenceValue: last }], before: false } }),
      },
      ...(readTime !== undefined && { readTime }),
    })) as Found[];
    readTime ??= found[0]?.readTime;
    const page = found.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of page) yield { name, fields };
    last = page.length === PAGE ? (page.at(-1)?.name ?? null) : null;
  } while (last !== null);
}

/** Whether there is no document at all. */
export async function hasNoDocuments(projectId: string): Promise<boolean> {
  return (await readDocuments(projectId).next()).done === true;
}

/** A document of one project as one of another: its name, and references in its fields. */
export function moveDocument(document: RawDocument, from: string, to: string): RawDocument {
  const move = (name: string) =>
    name.startsWith(documentsRoot(from)) ? documentsRoot(to) + name.slice(documentsRoot(from).length) : name;
  const moved = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' ? move(value) : value,
  ) as RawDocument;
  return { ...moved, name: move(document.name) };
}

/** Writes documents of this project, as they are. */
export async function writeDocuments(projectId: string, documents: readonly RawDocument[]): Promise<void> {
  const rest = googleRest('firestore', projectId);
  const size = 200;
  for (let start = 0; start < documents.length; start += size) {
    const writes = documents.slice(start, start + size).map((update) => ({ update }));
    await rest('POST', `${FOLDER}:commit`, { writes });
  }
}
