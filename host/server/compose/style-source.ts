import { registryPaths, type ReleaseStore } from '../registry';
import { assetUrl, remoteUrl, type Part } from './page-assets';
import { isHashedName } from '../files/hashed-name';
import type { HostAssets } from '../files/host-assets';

/** A stylesheet written into the page. */
export interface InlineStyle {
  /** File name as webpack emits it: its chunk loader then knows that the sheet is there. */
  name: string;
  href: string;
  text: string;
}

/** Reads the stylesheets that a page’s first paint needs. They never change under their name, so each is read once. */
export class StyleSource {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly readAsset: (name: string) => Promise<Buffer | null>,
  ) {}

  /** Host first, then the kernel’s lazy parts, then remotes, so that the more special rule comes later. */
  async inlineStyles(
    host: HostAssets,
    parts: readonly Part[],
    kernel: readonly string[],
  ): Promise<InlineStyle[]> {
    const own = [...host.css, ...kernel].map((name) => ({
      name,
      href: assetUrl(name),
      read: () => this.readAsset(name),
    }));
    const theirs = parts.flatMap(({ release, view }) =>
      (release.views[view]?.css ?? []).map((name) => ({
        name,
        href: remoteUrl(release.id, name),
        read: () => this.store.read(registryPaths.file(release.id, name)),
      })),
    );
    const unique = new Map([...own, ...theirs].map((style) => [style.href, style]));
    const styles = await Promise.all(
      [...unique.values()].map(async ({ name, href, read }) => ({
        name,
        href,
        text: await this.textOf(href, read),
      })),
    );
    return styles.filter((style): style is InlineStyle => style.text !== null);
  }

  private async textOf(href: string, read: () => Promise<Buffer | null>): Promise<string | null> {
    const known = this.texts.get(href);
    if (known !== undefined) return known;
    const bytes = await read().catch(() => null);
    if (!bytes) return null;
    // Inside a style element only "</style" could end it early; built CSS never contains it.
    const text = bytes.toString('utf8').replace(/<\/style/gi, '<\\/style');
    if (isHashedName(href)) this.texts.set(href, text);
    return text;
  }
}
