import { answerOf, api, bearer } from '@skora/shared/api';
import type { OwnMapEntry } from './map-entry';

/** Lets the card open the CV behind an own public link, or none. @throws Refusal 422 when the link works no more */
export async function chooseCv(link: string | null): Promise<OwnMapEntry> {
  return answerOf(api().PUT('/account/map-entry/cv', { headers: await bearer(), body: { link } }));
}
