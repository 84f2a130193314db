import { LocalPlatformError } from '@skora/scripts-lib/local-platform-error';
import type { StorageRulesRuntime } from './lib/firebase-tools';

const probe = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{uid} {
    allow get: if request.auth != null && request.auth.uid == uid;
  }
}`;

function readToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ user_id: uid })}.`;
}

/**
 * Proves at start that the engine really decides: one request it must allow, two it must refuse.
 *
 * @throws LocalPlatformError when any verdict is wrong
 */
export async function assertRulesDecide(runtime: StorageRulesRuntime): Promise<void> {
  const { ruleset } = await runtime.loadRuleset({ files: [{ name: 'self-check', content: probe }] });
  const verdict = async (token?: string) => {
    const request = {
      method: 'get',
      path: '/b/self-check/o/owner',
      file: {},
      projectId: 'self-check',
    } as const;
    const answer = await ruleset?.verify(token ? { ...request, token } : request);
    return answer?.permitted === true;
  };
  const verdicts = [await verdict(readToken('owner')), await verdict(readToken('stranger')), await verdict()];
  if (verdicts.join() !== 'true,false,false') {
    throw new LocalPlatformError(
      `The Storage rules engine gives wrong verdicts (${verdicts.join()}); Storage does not start without rules.`,
    );
  }
}
