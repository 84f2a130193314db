/** What a mail says; plain text everywhere, the layout makes HTML of it. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject, at most 140 letters. Default: the beginning of the first paragraph. */
  preheader?: string;
  /** One or two sentences each. */
  paragraphs: string[];
  /** What somebody wrote, with its line breaks. */
  quote?: string;
  /** A list of things to read. */
  items?: { title: string; text: string; url: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Small print below the action, such as how long the link works. */
  notes?: string[];
  /** Why the reader gets this mail, and what to do if it was not meant for them; one or two sentences. */
  why: string;
  /** Below the signature: who sends this, and the way out. */
  imprint?: { lines: string[]; link: { label: string; url: string } };
  /** Further header lines. */
  headers?: Record<string, string>;
  /** Who gets the answer, when it is not us. */
  replyTo?: string;
}

export interface RenderedMail {
  subject: string;
  replyTo?: string;
  headers?: Record<string, string>;
  html: string;
  text: string;
}
