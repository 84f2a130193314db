import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tier } from '@skora/shared/contract';
import { tierStore, type TierState } from '@skora/shared/session';
import { signInAtEdge, type HttpEdge } from '../../../../testing/http-edge';
import { visitPage } from '../../../../testing/render-page';
import type { ClipRepository } from '../repository/clip-repository';
import { ClipRepositoryContext } from '../repository/clip-repository-context';
import OwnClips from '../own-clips';
import { memoryClipRepository } from './memory-clip-repository';

export const clip = (title: string, more: object = {}) => ({
  source: 'youtube',
  videoId: 'abc-def_ghi',
  title,
  action: 'pass',
  visibility: 'me',
  othersAgreed: false,
  captions: '',
  schemaVersion: 1,
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
  ...more,
});

/** A signed-in adult, whose browser cannot play files. */
export async function adultAtEdge(): Promise<HttpEdge> {
  // jsdom has no addresses of files and plays none: each ends as one that cannot be read.
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('error'));
  });
  jest.spyOn(console, 'info').mockImplementation();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  const edge = await signInAtEdge();
  edge.answer('GET account/clips/hidden', () => Response.json({ clips: [] }));
  edge.answer('GET account/map-entry', () => Response.json({ allowed: true, entry: null }));
  return edge;
}

/** The section over clips kept in memory. */
export async function showOwnClips(
  stored: Record<string, Record<string, unknown>> = {},
  tier: Tier | TierState = 'tier0',
  more: Partial<ClipRepository> = {},
) {
  act(() => tierStore.set(typeof tier === 'string' ? { status: 'ready', tier } : tier));
  const repository = { ...memoryClipRepository(stored), ...more };
  await act(async () => {
    visitPage(
      <ClipRepositoryContext value={repository}>
        <h2 id="own-clips" tabIndex={-1}>
          Your clips
        </h2>
        <OwnClips uid="uid-mara" />
      </ClipRepositoryContext>,
    );
  });
  return repository;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** A field by the beginning of its label: marks and hints follow. */
export const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));
export const choose = (name: string) =>
  userEvent.click(screen.getByRole('radio', { name: (text) => text.startsWith(name) }));
export const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const gallery = () => screen.getByRole('radio', { name: /^Everybody, in the gallery/ });
export const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);

/** What every clip needs besides its source. */
export async function tellEverything(): Promise<void> {
  put('Caption', '  Switch   of play ');
  put('Action', 'pass');
  put('Minute', '61');
  await choose('No, or nothing that matters');
}
