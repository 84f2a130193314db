/** Why somebody reports a clip, as stored, with names. */
export const CLIP_REPORTS = {
  danger: 'Somebody is in danger, hurt or put under pressure',
  minor: 'It shows somebody under 18 who should not be seen',
  consent: 'I am in it and have not agreed',
  harmful: 'It is sexual or violent',
  hateful: 'It is hateful or insulting',
  rights: 'The video is not theirs to show',
  false: 'It is not what it says it is',
  other: 'Something else',
} as const;

export type ClipReportReason = keyof typeof CLIP_REPORTS;

/** Longest text of a report, in characters. */
export const CLIP_REPORT_TEXT = 500;
