import { parseClip } from '@skora/domain';
import { clipCardSvg } from '../routes/clip-card-svg';

function draw(title: string, player = 'Mara F.'): string {
  const video = { source: 'youtube', videoId: 'abc-def_ghi', action: 'goal', visibility: 'public' };
  const clip = parseClip({ id: '0', fields: { ...video, title, othersAgreed: true, captions: '' } });
  if (!clip) throw new Error('The clip makes no sense.');
  return clipCardSvg({ clip, player }, null);
}

test('what no font of ours has does not become boxes', () => {
  expect(draw('Volley 🔥')).toBe(draw('Volley'));
  expect(draw('هدف')).toBe(draw('Goal'));
  expect(draw('Volley', 'من')).toBe(draw('Volley', ''));
});
