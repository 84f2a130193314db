import { readAnswer, api, bearer } from '@skora/shared/api';

/** What the map shows of the signed-in player. @throws Refusal */
export async function readMapEntry() {
  return readAnswer(api().GET('/account/map-entry', { headers: await bearer() }));
}

export type OwnMapEntry = Awaited<ReturnType<typeof readMapEntry>>;

/** Puts the player on the map at a large city. @throws Refusal 403 for minors */
export async function joinMap(country: string, city: string): Promise<OwnMapEntry> {
  const body = { country, city };
  return readAnswer(api().POST('/account/map-entry', { headers: await bearer(), body }));
}

/** Lets the card open the CV behind an own public link, or none. @throws Refusal 422 when the link works no more */
export async function chooseCv(link: string | null): Promise<OwnMapEntry> {
  return readAnswer(api().PUT('/account/map-entry/cv', { headers: await bearer(), body: { link } }));
}

/** Lets the own card on the map, if there is one, follow the profile. @throws Refusal */
export async function refreshMapEntry(): Promise<void> {
  await readAnswer(api().POST('/account/map-entry/refresh', { headers: await bearer() }));
}

/** Takes the player off the map at once. @throws Refusal */
export async function leaveMap(): Promise<OwnMapEntry> {
  return readAnswer(api().DELETE('/account/map-entry', { headers: await bearer() }));
}
