import type { PageRemote } from '@skora/shared/contract';

/** Says on the page which remotes come from a developer’s machine, so that nobody mistakes it for the real site. */
export function showOverrides(remotes: readonly PageRemote[]): void {
  const overridden = remotes.filter((remote) => remote.overridden);
  if (overridden.length === 0) return;
  const badge = document.createElement('p');
  badge.className = 'sk-override-badge';
  badge.textContent = `Override: ${overridden.map((remote) => remote.id).join(', ')}`;
  document.body.append(badge);
}
