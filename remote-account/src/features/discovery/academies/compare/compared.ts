export const MAX_COMPARED = 3;

/** Takes an academy into the comparison or out of it; the oldest makes room. */
export function toggleCompared(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return [...ids, id].slice(-MAX_COMPARED);
}

const ID = /^[a-z0-9-]{1,100}$/;

export function readCompared(parameters: URLSearchParams): readonly string[] {
  const ids = (parameters.get('ids') ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}
