import { readAnswer, api } from '@skora/shared/api';

/** Takes an unsubscription back. @throws Refusal 410 when it is too long ago */
export async function undoLeaving(token: string): Promise<void> {
  await readAnswer(api().POST('/newsletter/unsubscriptions/{token}/undo', { params: { path: { token } } }));
}
