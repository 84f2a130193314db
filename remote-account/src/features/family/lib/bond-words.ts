import type { FamilyChild } from '../api/family-api';

/** Why a parent sees a child. */
export function bondWords({ bond }: Pick<FamilyChild, 'bond'>): string {
  switch (bond) {
    case 'decides':
      return 'You agreed to this account.';
    case 'agreed':
      return 'You agreed that the CV is shared.';
    case 'linked':
      return 'You are linked by invitation.';
    case null:
      return 'You see more once you have agreed to something.';
  }
}
