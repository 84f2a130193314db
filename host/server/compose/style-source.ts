import { registryPaths, type ReleaseStore } from '../registry';
import { componentStyles } from './component-styles';
import { assetUrl, remoteUrl, type Part } from './page-assets';
import { isHashedName } from '../files/hashed-name';
import type { HostAssets } from '../files/host-assets';

/** A stylesheet written into the page. */
export interface InlineStyle {
  /**
   * File name as webpack emits it: its chunk loader then knows that the sheet is there. Null for a part of a sheet, of
   * which the rest comes later.
   */
  name: string | null;
  text: string;
}

interface Sheet {
  name: string;
  href: string;
  read: () => Promise<Buffer | null>;
}

/** Reads the stylesheets that a page’s first paint needs. They never change under their name, so each is read once. */
export class StyleSource {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly store: ReleaseStore,
    private readonly readAsset: (name: string) => Promise<Buffer | null>,
  ) {}

  /**
   * Host first, then the components of the markup, then the kernel’s lazy parts, then remotes, so that the more special
   * rule comes later.
   */
  async inlineStyles(
    host: HostAssets,
    parts: readonly Part[],
    kernel: readonly string[],
    markup: readonly string[],
  ): Promise<InlineStyle[]> {
    const theirs = parts.flatMap(({ release, view }) =>
      (release.views[view]?.css ?? []).map((name) => ({
        name,
        href: remoteUrl(release.id, name),
        read: () => this.store.read(registryPaths.file(release.id, name)),
      })),
    );
    const [first, rest] = await Promise.all([
      this.inline(host.css.map((name) => this.own(name))),
      this.inline([...kernel.map((name) => this.own(name)), ...theirs]),
    ]);
    return [...first, { name: null, text: componentStyles(host.components, markup) }, ...rest];
  }

  private own(name: string): Sheet {
    return { name, href: assetUrl(name), read: () => this.readAsset(name) };
  }

  private async inline(sheets: readonly Sheet[]): Promise<InlineStyle[]> {
    const unique = new Map(sheets.map((sheet) => [sheet.href, sheet]));
    const styles = await Promise.all(
      [...unique.values()].map(async ({ name, href, read }) => ({
        name,
        text: await this.textOf(href, read),
      })),
    );
    return styles.filter((style): style is InlineStyle & { name: string } => style.text !== null);
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
