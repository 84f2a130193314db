import { COMPONENT_STYLES } from '../boot/script-links';
import { withDeadline } from '@skora/shared/utils';
import { addRules } from './add-rules';

/** A page without some styles is better than one that waits longer. */
const PATIENCE_MS = 8_000;

async function download(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The component styles were answered with ${answer.status}.`);
  return answer.text();
}

async function arrival(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>(`link[${COMPONENT_STYLES}]`);
  const carried = document.head.querySelector<HTMLStyleElement>(`style[${COMPONENT_STYLES}]`);
  const layer = carried?.sheet?.cssRules[0];
  if (!link || !(layer instanceof CSSLayerBlockRule)) return;
  // A preload that failed answers the first request itself.
  const text = await download(link.href).catch(() => download(link.href));
  addRules(layer, carried?.textContent ?? '', text);
}

/** Resolves when the styles of all components are there, or will not come: now anything may be shown. */
export async function componentStyles(): Promise<void> {
  await withDeadline(arrival(), PATIENCE_MS, 'loading styles').catch(() => undefined);
}
