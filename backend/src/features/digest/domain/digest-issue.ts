/** The first hour (UTC) of a month's first day in which its issue may begin: no mail at night in Europe. */
const FIRST_HOUR = 8;

/** The issue of a moment, by the month it is sent in: `2026-12`. */
export function issueAt(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** Whether the issue of this month may begin. */
export function isIssueDue(now: number): boolean {
  const date = new Date(now);
  return date.getUTCDate() > 1 || date.getUTCHours() >= FIRST_HOUR;
}

/** e.g. `Playbook Digest: December 2026` */
export function issueSubject(issue: string): string {
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `Playbook Digest: ${month.format(Date.parse(`${issue}-01`))}`;
}
