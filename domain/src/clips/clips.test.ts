import { parseCaptions } from './captions';
import type { Clip } from './clip';
import { clipClock, clipLength } from './clip-clock';
import { clipFields } from './clip-fields';
import { parseClip } from './parse-clip';
import { asleepClips, inReelOrder, shownSeconds } from './reel-order';
import { readVideoLink, watchAddress } from './video-link';

const created = new Date('2026-11-01T10:00:00Z');
const clip: Clip = {
  slot: 3,
  source: 'youtube',
  videoId: 'abcdefghijk',
  seconds: 42,
  poster: '0123456789abcdef0123456789abcdef',
  title: 'Switch of play under pressure',
  action: 'pass',
  foot: 'left',
  position: 'CM',
  minute: 61,
  opponent: 'Northfield Rovers',
  shirtNumber: 8,
  shirtColour: 'white',
  trim: { start: 4, end: 12.5 },
  order: 0,
  visibility: 'link',
  searchable: false,
  othersAgreed: true,
  captions: '',
  createdAt: created,
  updatedAt: created,
};

test('a clip comes back as it was stored', () => {
  const { slot, createdAt, updatedAt, ...told } = clip;
  const fields = { ...clipFields(told), createdAt, updatedAt };
  expect(fields).toMatchObject({ trimStart: 4, trimEnd: 12.5, captions: '', schemaVersion: 1 });
  expect(parseClip({ id: String(slot), fields })).toEqual(clip);
});

test('what was not told is not stored', () => {
  const { slot, createdAt, updatedAt, ...told } = clip;
  const bare = clipFields({ ...told, foot: null, minute: null, opponent: '', trim: null, order: null });
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['foot']));
  expect(parseClip({ id: String(slot), fields: { ...bare, createdAt, updatedAt } })).toMatchObject({
    foot: null,
    minute: null,
    opponent: '',
    trim: null,
    order: null,
  });
});

test.each([
  ['an unknown source', '1', { source: 'elsewhere' }],
  ['an unknown action', '1', { action: 'constructor' }],
  ['a slot that does not exist', '30', {}],
  ['a name that is no slot', 'new', {}],
  ['a link without an id', '1', { videoId: undefined }],
  ['a file with an id', '1', { source: 'upload' }],
])('%s is no clip', (_what, id, change) => {
  const { slot: _slot, createdAt: _c, updatedAt: _u, ...told } = clip;
  expect(parseClip({ id, fields: { ...clipFields(told), ...change } })).toBeNull();
});

test('odd values of optional fields count as not told', () => {
  const fields = {
    source: 'upload',
    action: 'save',
    foot: 'toString',
    minute: NaN,
    trimStart: 4,
    trimEnd: 4,
    poster: '../../profilePictures/uid-mara',
  };
  expect(parseClip({ id: '0', fields })).toMatchObject({
    foot: null,
    minute: null,
    trim: null,
    poster: null,
    visibility: 'me',
    othersAgreed: false,
  });
});

test.each([
  ['https://www.youtube.com/watch?v=abc-def_ghi&t=10', 'youtube', 'abc-def_ghi'],
  ['youtu.be/abc-def_ghi?si=x', 'youtube', 'abc-def_ghi'],
  ['m.youtube.com/watch?list=x&v=abc-def_ghi', 'youtube', 'abc-def_ghi'],
  ['https://youtube.com/shorts/abc-def_ghi', 'youtube', 'abc-def_ghi'],
  [' https://vimeo.com/76979871 ', 'vimeo', '76979871'],
  ['vimeo.com/76979871/8272103f6e', 'vimeo', '76979871/8272103f6e'],
])('%s is a video', (typed, source, videoId) => {
  expect(readVideoLink(typed)).toEqual({ source, videoId });
});

test.each([
  '',
  'not a link',
  'https://youtube.com/@somebody',
  'https://youtube.com/watch?v=short',
  'https://youtube.com.example/watch?v=abc-def_ghi',
  'https://vimeo.com/channels/staffpicks',
  'https://example.com/video.mp4',
  'javascript:alert(1)',
])('"%s" is none', (typed) => expect(readVideoLink(typed)).toBeNull());

test('a link begins where the clip begins', () => {
  expect(watchAddress(clip)).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=4s');
  expect(watchAddress({ ...clip, trim: null })).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(watchAddress({ source: 'vimeo', videoId: '76979871', trim: { start: 9.8, end: 20 } })).toBe(
    'https://vimeo.com/76979871#t=9s',
  );
  expect(watchAddress({ source: 'upload', videoId: null, trim: null })).toBeNull();
});

test('a reel goes by place, then by date', () => {
  const at = (slot: number, order: number | null, day: string) => ({ slot, order, createdAt: new Date(day) });
  const clips = [
    at(0, null, '2026-01-01'),
    at(1, 1, '2026-01-02'),
    at(2, null, '2026-02-01'),
    at(3, 0, '2026-01-01'),
  ];
  expect(inReelOrder(clips).map(({ slot }) => slot)).toEqual([3, 1, 2, 0]);
  expect(shownSeconds(clip)).toBe(8.5);
  expect(shownSeconds({ trim: null, seconds: 42 })).toBe(42);
});

test('above the room of the plan the last clips of the reel sleep; a clip for oneself takes none', () => {
  const at = (slot: number, order: number | null, day: string, visibility: Clip['visibility'] = 'link') => ({
    ...{ slot, order, visibility },
    createdAt: new Date(day),
  });
  const clips = [
    at(0, null, '2026-01-01'),
    at(1, 1, '2026-01-02', 'public'),
    at(2, null, '2026-02-01'),
    at(3, 0, '2026-01-01', 'me'),
  ];
  const asleep = (room: number) => asleepClips(clips, room).map(({ slot }) => slot);
  expect([asleep(3), asleep(2), asleep(1), asleep(0)]).toEqual([[], [0], [2, 0], [1, 2, 0]]);
});

test('captions are read from WebVTT, and from what people make of it', () => {
  const vtt = `WEBVTT

1
00:01.000 --> 00:03.500
<v Coach>Man on!

NOTE a remark

01:00:00,5 --> 01:00:02.000 line:0
Away
with it

00:05.000 --> 00:04.000
backwards`;
  expect(parseCaptions(vtt.replaceAll('\n', '\r\n'))).toEqual([
    { start: 1, end: 3.5, text: 'Man on!' },
    { start: 3600.5, end: 3602, text: 'Away\nwith it' },
  ]);
  expect(parseCaptions('just words')).toEqual([]);
  expect(parseCaptions('')).toEqual([]);
});

test('a length is never nothing and never sixty seconds of a minute', () => {
  expect([0.2, 5.6, 59.6, 61, 600].map(clipLength)).toEqual(['0:01', '0:06', '1:00', '1:01', '10:00']);
  expect([-1, 59.9, 63.4].map(clipClock)).toEqual(['0:00', '0:59', '1:03']);
});
