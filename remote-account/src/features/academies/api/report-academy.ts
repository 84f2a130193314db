import { api, bearer } from '@skora/shared/api';
import { accepted } from '../../account-security/api/refusal';
import type { ReportSubject } from '../report-subjects';

/** Tells us what is wrong about an academy. @throws Refusal 429 after five a day */
export async function reportAcademy(id: string, about: ReportSubject, message: string): Promise<void> {
  const params = { path: { id } };
  accepted(
    await api().POST('/academies/{id}/reports', {
      params,
      headers: await bearer(),
      body: { about, message },
    }),
  );
}
