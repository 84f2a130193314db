export const REPORT_SUBJECTS = {
  place: 'The place is wrong',
  ages: 'The ages are wrong',
  trials: 'Trials or their cost are wrong',
  website: 'The website is wrong',
  closed: 'It does not exist any more',
  scam: 'Somebody asks for money in its name',
  other: 'Something else',
} as const;

export type ReportSubject = keyof typeof REPORT_SUBJECTS;
