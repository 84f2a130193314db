import { exampleConfirmation, exampleEntry, exampleMatch, exampleSource } from '@skora/domain/testing';
import { mara } from '../../../../lib/testing/identity-replies';

const at = new Date('2026-11-01');
const own = `profiles/${mara.uid}`;

/** Rows as documents of a collection, each under its id. */
function listed<Row extends { id: string }>(
  collection: string,
  rows: readonly Row[],
): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    rows.map(({ id, ...fields }) => [`${own}/${collection}/${id}`, { ...fields, updatedAt: at }]),
  );
}

function twoWeeksAgo(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - 14));
}

/** Documents of a player with something in every part, under the account of the tests. */
export function fullCv(): Record<string, Record<string, unknown>> {
  const { profile, career, education, honours, references } = exampleSource();
  const said = { measuredOn: at, measuredBy: 'self', method: '', values: {} };
  return {
    [own]: { ...profile, weakFoot: 3, shirtNumber: 7 },
    ...listed('statEntries', [
      exampleEntry(),
      exampleEntry({ ...said, id: 'technical-1', kind: 'technical', ratings: { firstTouch: 7, focus: 9 } }),
      exampleEntry({ ...said, id: 'body-1', kind: 'body', values: { weightKg: 61 } }),
    ]),
    ...listed('matches', [exampleMatch({ monday: twoWeeksAgo() })]),
    ...listed('career', career),
    ...listed('education', education),
    ...listed('honours', honours),
    ...listed('references', references),
    [`${own}/clips/0`]: {
      source: 'youtube',
      videoId: 'abc-def_ghi',
      action: 'pass',
      title: 'Left-footed switch',
      visibility: 'link',
      updatedAt: at,
    },
    ...listed('confirmations', [exampleConfirmation()]),
  };
}
