import type { ReleaseFiles } from '../releases/release-files';
import { isHashedName } from '../files/hashed-name';
import { type HostAssets, COMPONENT_LAYER, type ComponentStyles } from '../files/host-assets';
import { assetUrl, type Part } from './page-assets';
import { partFiles, type PartFile } from './part-files';

/**
 * The component styles that a page's markup needs. Every word of the markup counts as a class name, so that a rule too
 * many may be among them but never one too few.
 */
function componentStyles({ rules }: ComponentStyles, markup: readonly string[]): string {
  const words = new Set(markup.flatMap((html) => html.match(/[\w-]+/g) ?? []));
  const needed = rules.filter(({ names }) => names.length === 0 || names.some((name) => words.has(name)));
  return `@layer ${COMPONENT_LAYER}{${needed.map(({ css }) => css).join('')}}`;
}

/** A `url(…)` as a whole, so that nothing inside of a data URL counts as one. */
const URL_TOKEN = /(url\(\s*)("[^"]*"|'[^']*'|[^"'()\s]+)(?=\s*\))/gi;

/** Relative to the style: no fragment, no path from the root, no scheme. */
const RELATIVE = /^(["']?)(?![#/"']|[a-z][a-z\d+.-]*:)(?=.)/i;

/** In a page, relative addresses of a sheet would begin at the page's address. @param folder the address of the sheet's folder */
function fromFolder(css: string, folder: string): string {
  return css.replace(
    URL_TOKEN,
    (_token, start: string, address: string) => start + address.replace(RELATIVE, `$1${folder}`),
  );
}

/** A stylesheet written into the page. */
export interface InlineStyle {
  /**
   * File name as webpack emits it: its chunk loader then knows that the sheet is there. Null for a part of a sheet, of
   * which the rest comes later.
   */
  name: string | null;
  text: string;
}

/** Reads the stylesheets that a page’s first paint needs. They never change under their name, so each is read once. */
export class StyleSource {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly files: ReleaseFiles,
    private readonly readAsset: (name: string) => Promise<Buffer | null>,
  ) {}

  /**
   * Host first, then the components of the markup, then the kernel’s lazy parts, then remotes, so that the more special
   * rule comes later.
   */
  async inlineStyles(
    host: HostAssets,
    parts: readonly Part[],
    markup: readonly string[],
  ): Promise<InlineStyle[]> {
    const [first, rest] = await Promise.all([
      this.inline(host.css.map((name) => ({ name, url: assetUrl(name), remote: null }))),
      this.inline(partFiles(host, parts, 'css')),
    ]);
    return [...first, { name: null, text: componentStyles(host.components, markup) }, ...rest];
  }

  private async inline(files: readonly PartFile[]): Promise<(InlineStyle & { name: string })[]> {
    const styles = await Promise.all(
      files.map(async (file) => ({ name: file.name, text: await this.textOf(file) })),
    );
    return styles.filter((style): style is { name: string; text: string } => style.text !== null);
  }

  private read({ name, remote }: PartFile): Promise<Buffer | null> {
    return remote === null ? this.readAsset(name) : this.files.read(remote, name);
  }

  private async textOf(file: PartFile): Promise<string | null> {
    const known = this.texts.get(file.url);
    if (known !== undefined) return known;
    const bytes = await this.read(file).catch(() => null);
    if (!bytes) return null;
    // Inside a style element only "</style" could end it early; built CSS never contains it.
    const css = bytes.toString('utf8').replace(/<\/style/gi, '<\\/style');
    const text = fromFolder(css, file.url.slice(0, -file.name.length));
    if (isHashedName(file.name)) this.texts.set(file.url, text);
    return text;
  }
}
