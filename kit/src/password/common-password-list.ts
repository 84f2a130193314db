import { commonPasswords } from './common-passwords.build-time';

/** The passwords people choose most often, most common first. All are in small letters. */
export const commonPasswordList: readonly string[] = commonPasswords.split('\n');

const common = new Set(commonPasswordList);

/** Whether it is one of the passwords people choose most often, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
