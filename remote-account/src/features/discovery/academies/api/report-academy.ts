import { answerOf, api, bearer } from '@skora/shared/api';
import type { ReportSubject } from './report-subjects';

/** Tells us what is wrong about an academy. @throws Refusal 429 after five a day */
export async function reportAcademy(id: string, about: ReportSubject, message: string): Promise<void> {
  const params = { path: { id } };
  await answerOf(
    api().POST('/academies/{id}/reports', {
      params,
      headers: await bearer(),
      body: { about, message },
    }),
  );
}
