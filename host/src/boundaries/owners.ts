/** The team that answers for a remote. */
export interface Owner {
  team: string;
  /** Its page; missing when the manifest names none. */
  url?: string;
}

const known = new Map<string, Promise<Owner | null>>();

async function ask(id: string): Promise<Owner | null> {
  const answer = await fetch(`/remotes/${id}/mf-manifest.json`);
  if (!answer.ok) return null;
  const { skora } = (await answer.json()) as { skora?: { owner: string; ownerUrl?: string } };
  if (!skora) return null;
  const { owner, ownerUrl } = skora;
  const isPage = ownerUrl !== undefined && URL.canParse(ownerUrl) && new URL(ownerUrl).protocol === 'https:';
  return { team: owner, ...(isPage ? { url: ownerUrl } : {}) };
}

/** Who owns a remote, as its manifest says; null when the site does not tell. Pages carry none of it. */
export function findOwner(id: string): Promise<Owner | null> {
  const owner = known.get(id) ?? ask(id).catch(() => null);
  known.set(id, owner);
  return owner;
}
