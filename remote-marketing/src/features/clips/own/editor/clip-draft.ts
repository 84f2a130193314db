import {
  CLIP_BOUNDS,
  CLIP_FILE_TYPES,
  parseCaptions,
  readVideoLink,
  type Clip,
  type ClipLabels,
} from '@skora/domain';
import type { Form, Problems } from '@skora/kit';

/** What the form tells of any clip. */
interface Told extends Omit<ClipLabels, 'action' | 'minute' | 'shirtNumber'> {
  action: ClipLabels['action'] | '';
  /** `undefined`: what is typed is no number. */
  minute: number | null | undefined;
  shirtNumber: number | null | undefined;
  trimStart: number | null | undefined;
  trimEnd: number | null | undefined;
  seconds: number | null;
  speech: 'none' | 'captions' | null;
}

export interface ClipDraft extends Told {
  /** Where a new clip comes from; a stored one keeps its source. */
  from: 'file' | 'link';
  file: File | null;
  link: string;
  /** A frame that becomes its picture; null: the stored one stays. */
  picture: Blob | null;
  /** What was stored of the clip when the form began; nothing of a new one. */
  found: Partial<Told>;
}

/** The editor's form. */
export type ClipForm = Form<ClipDraft, keyof ClipDraft>;

type ClipProblems = Problems<keyof ClipDraft>;

/** A new clip is private and has no label. */
export const EMPTY_DRAFT: ClipDraft = {
  from: 'file',
  file: null,
  link: '',
  title: '',
  action: '',
  foot: null,
  position: null,
  minute: null,
  opponent: '',
  shirtNumber: null,
  shirtColour: '',
  trimStart: null,
  trimEnd: null,
  seconds: null,
  picture: null,
  visibility: 'me',
  searchable: false,
  othersAgreed: false,
  speech: null,
  captions: '',
  found: {},
};

function readTold(clip: Clip): Told {
  const { trim, captions, title, action, foot, position, minute, opponent } = clip;
  const { shirtNumber, shirtColour, seconds, visibility, searchable, othersAgreed } = clip;
  return {
    ...{ title, action, foot, position, minute, opponent, shirtNumber, shirtColour },
    ...{ seconds, visibility, searchable, othersAgreed, captions },
    trimStart: trim?.start ?? null,
    trimEnd: trim?.end ?? null,
    speech: captions === '' ? 'none' : 'captions',
  };
}

export function makeDraft(clip: Clip): ClipDraft {
  const told = readTold(clip);
  return { ...EMPTY_DRAFT, ...told, found: told };
}

/** The draft of somebody who goes on with what was typed, over a clip that was changed meanwhile. */
export function rebaseDraft(draft: ClipDraft, clip: Clip): ClipDraft {
  const found = readTold(clip);
  const untouched = Object.entries(found).filter(
    ([key]) => draft[key as keyof Told] === draft.found[key as keyof Told],
  );
  return { ...draft, ...Object.fromEntries(untouched), found };
}

/** A text as one line, without spaces around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function isWithin(value: number | null | undefined, { min, max }: { min: number; max: number }): boolean {
  return value === null || (value !== undefined && Number.isInteger(value) && value >= min && value <= max);
}

/** What is wrong with a chosen file, as soon as it is chosen. @param seconds of the video; null while unknown */
export function fileProblem(file: File, seconds: number | null, megabytes: number): string | undefined {
  if (!CLIP_FILE_TYPES.some((type) => type === file.type)) return 'Choose an MP4, WebM or MOV file.';
  if (file.size > megabytes * 1_000_000) return `Choose a file of ${megabytes} MB at most, or cut it first.`;
  if (file.size === 0) return 'This file is empty.';
  return seconds !== null && seconds > CLIP_BOUNDS.seconds
    ? `Choose a video of ${CLIP_BOUNDS.seconds / 3600} hours at most, or cut it first.`
    : undefined;
}

function trimProblems({ trimStart: start, trimEnd: end }: ClipDraft): ClipProblems {
  if (start === null && end === null) return {};
  if (typeof start !== 'number' || start < 0) return { trimStart: 'Enter the second at which it starts.' };
  if (typeof end !== 'number' || end < start + CLIP_BOUNDS.trimSeconds || end > CLIP_BOUNDS.seconds) {
    return { trimEnd: 'Enter an end at least one second after the start.' };
  }
  return {};
}

function titleProblem(title: string): string | undefined {
  const { length } = oneLine(title);
  if (length === 0) return 'Say in a few words what happens.';
  return length > CLIP_BOUNDS.titleLength
    ? `Use ${CLIP_BOUNDS.titleLength} characters at most. These are ${length}.`
    : undefined;
}

function speechProblems({ speech, captions }: ClipDraft): ClipProblems {
  if (speech === null) return { speech: 'Say whether somebody speaks.' };
  if (speech === 'none') return {};
  if (captions.length > CLIP_BOUNDS.captionsLength) return { captions: 'Shorten the subtitles.' };
  return parseCaptions(captions).length === 0
    ? { captions: 'Write each subtitle as a line of times and a line of words, as in the example.' }
    : {};
}

/** What keeps a draft from being saved, by field. @param limits of the plan; `isNew`: with a source to be chosen */
export function clipProblems(draft: ClipDraft, limits: { megabytes: number; isNew: boolean }): ClipProblems {
  const source: ClipProblems = {};
  if (limits.isNew && draft.from === 'file') {
    source.file = draft.file
      ? fileProblem(draft.file, draft.seconds, limits.megabytes)
      : 'Choose a video file.';
  }
  if (limits.isNew && draft.from === 'link' && readVideoLink(draft.link) === null) {
    source.link = 'Paste the link to one video on YouTube or Vimeo.';
  }
  return {
    ...source,
    title: titleProblem(draft.title),
    action: draft.action === '' ? 'Choose what it shows.' : undefined,
    minute: isWithin(draft.minute, CLIP_BOUNDS.minute) ? undefined : 'Enter a whole minute from 0 to 130.',
    shirtNumber: isWithin(draft.shirtNumber, CLIP_BOUNDS.shirtNumber)
      ? undefined
      : 'Enter a whole number from 1 to 99.',
    ...trimProblems(draft),
    ...speechProblems(draft),
    othersAgreed:
      draft.visibility !== 'me' && !draft.othersAgreed
        ? 'Others may see it only when everybody in it has agreed.'
        : undefined,
  };
}
