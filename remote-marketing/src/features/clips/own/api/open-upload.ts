import { readAnswer, api, bearer } from '@skora/shared/api';

type FileType = 'video/mp4' | 'video/webm' | 'video/quicktime';

/**
 * Opens a slot of the plan for one file.
 * @returns where the file store takes it
 * @throws Refusal 403 without room in the plan, 422 for a file that is too large
 */
export async function openUpload(slot: number, file: { size: number; type: string }): Promise<string> {
  const request = api().POST('/account/clips/{slot}/upload', {
    headers: await bearer(),
    params: { path: { slot: String(slot) } },
    body: { bytes: file.size, contentType: file.type as FileType },
  });
  return (await readAnswer(request)).path;
}
