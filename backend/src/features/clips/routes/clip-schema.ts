import {
  CLIP_ACTIONS,
  CLIP_FEET,
  CLIP_SOURCES,
  POSITION_CODES,
  type ClipAction,
  type ClipFoot,
  type ClipSource,
} from '@skora/domain';
import { Type } from 'typebox';

export const actions = Type.Enum(Object.keys(CLIP_ACTIONS) as ClipAction[]);
export const feet = Type.Enum(Object.keys(CLIP_FEET) as ClipFoot[]);
export const positions = Type.Enum([...POSITION_CODES]);

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()], { description: 'null: not told' });

export const galleryClip = Type.Object({
  id: Type.String(),
  player: Type.String({ description: 'First name and initial.' }),
  source: Type.Enum(Object.keys(CLIP_SOURCES) as ClipSource[]),
  address: Type.String({
    description:
      'Files: an address of this service, playable. Others: a page elsewhere, to be opened by a click.',
  }),
  poster: Type.Union([Type.String(), Type.Null()], {
    description: 'An address of this service with its picture; null: it has none.',
  }),
  title: Type.String(),
  action: actions,
  foot: orNull(feet),
  position: orNull(positions),
  minute: orNull(Type.Integer()),
  opponent: Type.String(),
  shirtNumber: orNull(Type.Integer()),
  shirtColour: Type.String(),
  trim: orNull(Type.Object({ start: Type.Number(), end: Type.Number() })),
  seconds: orNull(Type.Number()),
  captions: Type.String({ description: 'WebVTT; empty: nobody speaks.' }),
});
