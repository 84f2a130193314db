/** One caption: when it is shown, in seconds, and what it says. */
export interface Caption {
  start: number;
  end: number;
  text: string;
}

const TIMES =
  /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s+-->\s+(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;

function seconds(hours: string | undefined, minutes: string, whole: string, part: string): number {
  return (
    Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(whole) + Number(part.padEnd(3, '0')) / 1000
  );
}

/**
 * Reads captions written as WebVTT. The first line `WEBVTT`, numbers and notes may be there or not; a comma before
 * the milliseconds (as in SubRip files) counts as a point.
 * @returns captions in the order of the text; those without words or with an end before their beginning are left out
 * @example parseCaptions('00:01.000 --> 00:03.500\nAway!') // [{ start: 1, end: 3.5, text: 'Away!' }]
 */
export function parseCaptions(vtt: string): Caption[] {
  const blocks = vtt.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.trim().split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, h1, m1 = '', s1 = '', f1 = '', h2, m2 = '', s2 = '', f2 = ''] =
      TIMES.exec(lines[at] ?? '') ?? [];
    if (at < 0) return [];
    const text = lines
      .slice(at + 1)
      .join('\n')
      .replaceAll(/<[^>]*>/g, '')
      .trim();
    const [start, end] = [seconds(h1, m1, s1, f1), seconds(h2, m2, s2, f2)];
    return text === '' || end <= start ? [] : [{ start, end, text }];
  });
}
