import type { TableAcademy } from '../../features/academies/review/table-academy';

/**
 * Made-up academies are for trying the site; players of the real one must not meet them.
 * @throws Error that names the first one
 */
export function refuseFiction(academies: readonly TableAcademy[], isEmulator: boolean): void {
  const fictional = academies.find(({ entry }) => entry.fictional)?.entry;
  if (fictional && !isEmulator) throw new Error(`${fictional.name} is fictional: only an emulator takes it.`);
}
