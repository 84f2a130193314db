import type { Group } from '../lib/case';

const RULES = 'backend/rules/tests/';
const USERS = `${RULES}users.test.ts > `;
const PROFILES = `${RULES}profiles.test.ts > `;

/** Straight to the database, past site and backend, with the tools that every browser has. */
export const storeAttacks: Group = {
  title: 'The database',
  cases: [
    {
      id: 'B-01',
      title: 'A player gives the own record a higher tier',
      severity: 'high',
      expect: '403, the tier stays',
      tests: [
        `${USERS}a player cannot update the own tier`,
        `${USERS}a player cannot update the own tier by a batch`,
      ],
    },
    {
      id: 'B-02',
      title: 'A player creates the own record with tier 4',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot create an own record with a tier`],
    },
    {
      id: 'B-03',
      title: 'A player overwrites the own record without a tier',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot overwrite the own record without a tier`],
    },
    {
      id: 'B-04',
      title: 'A player adds the field role: admin',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot add an unknown field`],
    },
    {
      id: 'B-05',
      title: 'A player reads the record of another player',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot read another player’s record`],
    },
    {
      id: 'B-06',
      title: 'A visitor reads a record',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot read signed out`],
    },
    {
      id: 'B-07',
      title: 'A player lists, queries or counts all records',
      severity: 'high',
      expect: '403',
      tests: [
        `${USERS}a player cannot list the records`,
        `${USERS}a player cannot query the records`,
        `${USERS}a player cannot query the own record`,
        `${USERS}a player cannot count the records`,
      ],
    },
    {
      id: 'B-08',
      title: 'A name that is a number, or too long',
      severity: 'medium',
      expect: '403',
      tests: [
        `${PROFILES}a profile with a number for a name is refused`,
        `${PROFILES}a profile with 81 characters is refused`,
        `${PROFILES}a change to a profile with 81 characters is refused`,
      ],
    },
    {
      id: 'B-09',
      title: 'A player deletes the own record past the backend',
      severity: 'medium',
      expect: '403',
      tests: [`${USERS}a player cannot delete the own record`],
    },
    {
      id: 'B-10',
      title: 'A player creates the record of another player',
      severity: 'high',
      expect: '403',
      tests: [`${USERS}a player cannot create another player’s record`],
    },
    {
      id: 'B-11',
      title: 'A player writes below the own record, or where the webhook keeps its events',
      severity: 'high',
      expect: '403',
      tests: [
        `${USERS}a player cannot write below the own record`,
        `${USERS}stripeEvents/evt_1 is closed to clients, for reading and writing`,
        `${RULES}backend-only.test.ts > no browser reads…`,
      ],
    },
    {
      id: 'B-12',
      title: 'A field of more than 1 MiB',
      severity: 'medium',
      expect: 'refused, by the store even for the backend; the rules stop at 80 characters',
      tests: [
        `${USERS}a field of more than 1 MiB is refused even for the backend`,
        `${PROFILES}a profile with 10 kB is refused`,
      ],
    },
    {
      id: 'B-13',
      title: 'A token that is none',
      severity: 'high',
      expect: 'refused before the rules are asked',
      tests: [`${USERS}a token that is none is refused before the rules`],
    },
    {
      id: 'B-14',
      title: '500 keys, or 20,000 items in a list',
      severity: 'medium',
      expect: '403',
      tests: [
        `${PROFILES}a profile with 500 unknown fields is refused`,
        `${PROFILES}a profile with 20 000 list items is refused`,
      ],
    },
    {
      id: 'B-15',
      title: 'A storm of changes to the own profile',
      severity: 'medium',
      expect: '403 for a second change within a second',
      tests: [`${PROFILES}the owner reads the profile and changes it, at most once a second`],
    },
    {
      id: 'B-17',
      title: 'Somebody who has not registered, or whose guardian has not agreed, saves results',
      severity: 'high',
      expect: '403',
      tests: [
        `${RULES}account-status.test.ts > an account that is…`,
        `${RULES}account-status.test.ts > without a record, before registration or after deletion, nothing is saved`,
      ],
    },
    {
      id: 'B-18',
      title: 'A player lists other collections, or groups of them',
      severity: 'high',
      expect: '403',
      tests: [
        `${USERS}a player cannot query a collection group`,
        `${USERS}anything/else is closed to clients, for reading and writing`,
        `${RULES}directory.test.ts > academies is listed in pages of at most 50`,
      ],
    },
  ],
};
