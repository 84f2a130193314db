import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import type { CareerEntry, EducationEntry, Honour, Reference } from './career-rows';
import { readNumber, readText } from '../stored/read-value';

/** Reads a stored spell at a club; null when it makes no sense. */
export function parseCareer({ id, fields }: ListedDocument): CareerEntry | null {
  const club = readText(fields.club);
  const from = readText(fields.from);
  if (!club || !from) return null;
  return {
    id,
    club,
    from,
    team: readText(fields.team),
    country: readText(fields.country),
    level: readText(fields.level),
    to: readText(fields.to),
    appearances: readNumber(fields.appearances),
    goals: readNumber(fields.goals),
    note: readText(fields.note),
    revision: readRevision(fields),
    updatedAt: readDate(fields.updatedAt),
  };
}

/** Reads a stored school or course; null when it makes no sense. */
export function parseEducation({ id, fields }: ListedDocument): EducationEntry | null {
  const school = readText(fields.school);
  const from = readText(fields.from);
  if (!school || !from) return null;
  return {
    id,
    school,
    from,
    qualification: readText(fields.qualification),
    country: readText(fields.country),
    to: readText(fields.to),
    revision: readRevision(fields),
    updatedAt: readDate(fields.updatedAt),
  };
}

/** Reads a stored honour; null when it makes no sense. */
export function parseHonour({ id, fields }: ListedDocument): Honour | null {
  const title = readText(fields.title);
  const year = readNumber(fields.year);
  if (!title || year === null) return null;
  return {
    id,
    title,
    year,
    awardedBy: readText(fields.awardedBy),
    note: readText(fields.note),
    revision: readRevision(fields),
    updatedAt: readDate(fields.updatedAt),
  };
}

/** Reads a stored reference; null when it makes no sense. A contact without consent is left out. */
export function parseReference({ id, fields }: ListedDocument): Reference | null {
  const name = readText(fields.name);
  const statement = readText(fields.statement);
  if (!name || !statement) return null;
  const contactConsent = fields.contactConsent === true;
  return {
    id,
    name,
    statement,
    contactConsent,
    role: readText(fields.role),
    club: readText(fields.club),
    contact: contactConsent ? readText(fields.contact) : '',
    revision: readRevision(fields),
    updatedAt: readDate(fields.updatedAt),
  };
}
