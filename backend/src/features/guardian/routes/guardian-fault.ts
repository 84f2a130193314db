import { Problem } from '../../../lib/http/problem';

const MESSAGES = {
  'own-address': 'must be an email address other than the account’s own',
  'address-needed': 'is needed',
  'guardian-decides':
    'the parent or guardian who agreed to the account decides; write to support if the address is lost',
} as const;

/** Why a guardian cannot be asked, at the field. */
export function guardianFault(kind: keyof typeof MESSAGES): Problem {
  const errors = [{ at: 'body/guardianEmail', message: MESSAGES[kind] }];
  return new Problem(422, kind === 'guardian-decides' ? { type: kind, errors } : { errors });
}
