import type { ListedDocument } from '../stored/listed-document';
import { readRevision } from '../stored/read-revision';
import type { CareerEntry, EducationEntry, Honour, Reference } from './record-rows';
import { storedNumber, storedText } from './stored-value';

/** Reads a stored spell at a club; null when it makes no sense. */
export function parseCareer({ id, fields }: ListedDocument): CareerEntry | null {
  const club = storedText(fields.club);
  const from = storedText(fields.from);
  if (!club || !from) return null;
  return {
    id,
    club,
    from,
    team: storedText(fields.team),
    country: storedText(fields.country),
    level: storedText(fields.level),
    to: storedText(fields.to),
    appearances: storedNumber(fields.appearances),
    goals: storedNumber(fields.goals),
    note: storedText(fields.note),
    revision: readRevision(fields),
  };
}

/** Reads a stored school or course; null when it makes no sense. */
export function parseEducation({ id, fields }: ListedDocument): EducationEntry | null {
  const school = storedText(fields.school);
  const from = storedText(fields.from);
  if (!school || !from) return null;
  return {
    id,
    school,
    from,
    qualification: storedText(fields.qualification),
    country: storedText(fields.country),
    to: storedText(fields.to),
    revision: readRevision(fields),
  };
}

/** Reads a stored honour; null when it makes no sense. */
export function parseHonour({ id, fields }: ListedDocument): Honour | null {
  const title = storedText(fields.title);
  const year = storedNumber(fields.year);
  if (!title || year === null) return null;
  return {
    id,
    title,
    year,
    awardedBy: storedText(fields.awardedBy),
    note: storedText(fields.note),
    revision: readRevision(fields),
  };
}

/** Reads a stored reference; null when it makes no sense. A contact without consent is left out. */
export function parseReference({ id, fields }: ListedDocument): Reference | null {
  const name = storedText(fields.name);
  const statement = storedText(fields.statement);
  if (!name || !statement) return null;
  const contactConsent = fields.contactConsent === true;
  return {
    id,
    name,
    statement,
    contactConsent,
    role: storedText(fields.role),
    club: storedText(fields.club),
    contact: contactConsent ? storedText(fields.contact) : '',
    revision: readRevision(fields),
  };
}
