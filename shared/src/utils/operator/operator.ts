/** Who runs the site, in the words of pages and mails. What the operator leaves out is absent, and so is its sentence. */
export interface Operator {
  name: string;
  /** In one line, without the country. */
  address: string;
  country: string;
  email: string;
  /** Where the company is registered, and its number. */
  register?: string;
  vatId?: string;
  /** The day from which the legal texts count, as `1 December 2026`; a sample has none. */
  legalSince?: string;
  /** Within which a person answers, as `three working days`. Without it nothing is promised. */
  answerTime?: string;
  /** The same for safeguarding and for people who were asked for money. */
  urgentAnswerTime?: string;
}

/** Stands in on a developer's machine, and says so wherever it is named. */
export const SAMPLE_OPERATOR: Operator = {
  name: 'Sample operator, not a real company',
  address: '1 Example Street, Exampleton',
  country: 'Exampleland',
  email: 'support@skora.example',
};
