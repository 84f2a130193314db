import type { PositionCode } from '../positions/position';

/** What a clip shows, as stored, with names; goalkeepers' actions last. */
export const CLIP_ACTIONS = {
  goal: 'Goal',
  shot: 'Shot',
  assist: 'Assist',
  pass: 'Pass',
  cross: 'Cross',
  dribble: 'Dribble',
  first_touch: 'First touch',
  header: 'Header',
  set_piece: 'Set piece',
  off_the_ball: 'Run off the ball',
  pressing: 'Pressing',
  tackle: 'Tackle',
  interception: 'Interception',
  save: 'Save',
  claim: 'Cross claimed',
  one_v_one: 'One-on-one',
  distribution: 'Distribution',
  full_match: 'Full match',
} as const;

/** Body part a clip is about, as stored, with names. */
export const CLIP_FEET = { right: 'Right foot', left: 'Left foot', none: 'Head or hands' } as const;

/** Where a clip comes from. Files are ours to play; the two others are links that open elsewhere. */
export const CLIP_SOURCES = { upload: 'File', youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** Who may see a clip, as stored, with names. */
export const CLIP_AUDIENCES = {
  me: 'Only me',
  link: 'People with a link to my CV',
  public: 'Everybody, in the gallery',
} as const;

export type ClipAction = keyof typeof CLIP_ACTIONS;
export type ClipFoot = keyof typeof CLIP_FEET;
export type ClipSource = keyof typeof CLIP_SOURCES;
export type ClipAudience = keyof typeof CLIP_AUDIENCES;

/** The part of a video that is shown, in seconds from its beginning. */
export interface ClipTrim {
  start: number;
  end: number;
}

/** What a player says about a clip and may change. */
export interface ClipLabels {
  title: string;
  action: ClipAction;
  foot: ClipFoot | null;
  /** Position played in this clip. */
  position: PositionCode | null;
  minute: number | null;
  /** Empty when not told, like the colour of the shirt. */
  opponent: string;
  shirtNumber: number | null;
  shirtColour: string;
  visibility: ClipAudience;
  /** Search engines may list the page of a public clip. */
  searchable: boolean;
  /** The player says that everybody who can be recognised has agreed. */
  othersAgreed: boolean;
  /** WebVTT; empty when nobody speaks in the clip. */
  captions: string;
}

/** A clip as it is stored: `profiles/{uid}/clips/{slot}`. */
export interface Clip extends ClipLabels {
  /** 0 to 29; the plan bounds it, so that nobody keeps more clips than it has room for. */
  slot: number;
  source: ClipSource;
  /** Id at YouTube or Vimeo; null for files. */
  videoId: string | null;
  /** Length of the whole video in seconds; null when unknown. */
  seconds: number | null;
  /** Name of its picture in the file store, which the backend gives it; null while it has none. */
  poster: string | null;
  trim: ClipTrim | null;
  /** Place in the reel, 0 first; null while it has none. */
  order: number | null;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Where the file of a clip is stored. @example clipPath('uid1', 3) // 'clips/uid1/3' */
export function clipPath(uid: string, slot: number): string {
  return `clips/${uid}/${slot}`;
}

/** Where the picture of a clip is stored. @example clipPosterPath('uid1', 3, 'abc') // 'clips/uid1/3/abc' */
export function clipPosterPath(uid: string, slot: number, poster: string): string {
  return `${clipPath(uid, slot)}/${poster}`;
}
