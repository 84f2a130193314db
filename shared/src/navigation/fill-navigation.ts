import type { ManifestNavigationEntry } from '../contract/remote-manifest';
import { LABEL, TARGET, TARGET_OF_TIER } from './navigation-places';
import { escapeHtml } from '../utils/escape-html';

const LIST = /(<ul [^<>]*?data-navigation="([\w-]+)"[^<>]*>)(.*?)<\/ul>/gs;
const ITEM = /<li.*?<\/li>/gs;

function fillItem(item: string, target: string, { label, to }: ManifestNavigationEntry): string {
  return item
    .replace(`href="${target}"`, () => `href="${escapeHtml(to)}"`)
    .replace(LABEL, () => escapeHtml(label));
}

/** Entries of an area that a visitor sees before it is known who it is. */
function listFirst(entries: readonly ManifestNavigationEntry[], area: string): ManifestNavigationEntry[] {
  return entries
    .filter((entry) => entry.area === area && entry.for === undefined)
    .sort((a, b) => a.order - b.order);
}

/**
 * Fills the navigation lists of a prerendered fragment with live entries: lists with `data-navigation="bar"`, which hold
 * `NAVIGATION_PLACES`. Lists of older releases hold what was known to their build and stay as they are.
 */
export function fillNavigation(html: string, entries: readonly ManifestNavigationEntry[]): string {
  return html.replace(LIST, (all, opening: string, area: string, content: string) => {
    const items = content.match(ITEM) ?? [];
    const find = (target: string) => items.find((item) => item.includes(`href="${target}"`));
    const [plain, ofTier] = [find(TARGET), find(TARGET_OF_TIER)];
    if (plain === undefined || ofTier === undefined) return all;
    const filled = listFirst(entries, area).map((entry) =>
      entry.tiers ? fillItem(ofTier, TARGET_OF_TIER, entry) : fillItem(plain, TARGET, entry),
    );
    return `${opening}${filled.join('')}</ul>`;
  });
}
