import type { ClipReportReason } from '@skora/domain';
import { readAnswer, api } from '@skora/shared/api';

/**
 * Tells us that a clip should not be shown. Nobody is asked who they are.
 * @throws Refusal 429 after ten a day
 */
export async function reportClip(id: string, reason: ClipReportReason, message: string): Promise<void> {
  const body = { reason, ...(message !== '' && { message }) };
  await readAnswer(api().POST('/clips/{id}/reports', { params: { path: { id } }, body }));
}
