import { isFrameSlot, isSentLink, type PageWatch, type Release } from '@skora/shared/contract';
import { fillOperator } from '@skora/shared/utils/operator';
import type { SiteEnv } from '../config/env';
import { needsScripts } from '../plain/needs-scripts';
import { PLAIN_CSS } from '../plain/plain-css';
import type { HostAssets } from '../files/host-assets';
import type { ResolvedSite } from '../releases/release-resolver';
import { contentSecurityPolicy, type PolicyInput } from './content-security-policy';
import { documentHead } from './document-head';
import { fillFrame } from './fill-frame';
import { inlineJson } from '../lib/inline-json';
import { themeAttribute, type ChosenTheme } from '../lib/theme';
import type { HeadAnswer } from './head-answer';
import type { MarkupSource } from './markup-source';
import { matchPage } from '../routes/match-page';
import { pageState, listParts, type Part } from './page-assets';
import { pageHead } from './page-head';
import { partFiles } from './part-files';
import { fillOutlets, pendingElement, readableElement, slotElement, withoutScripts } from './region';
import type { StyleSource } from './style-source';

export interface ComposedPage {
  status: number;
  html: string;
  policy: string;
  /** Search engines may list it. */
  indexed: boolean;
  /** False when the registry failed to give a part of it: the next visitor may get more. */
  complete: boolean;
}

export interface ComposeInput {
  pathname: string;
  site: ResolvedSite;
  /** This browser was signed in before: the first paint must not show the signed-out look. */
  signedInHint: boolean;
  theme: ChosenTheme;
  overrides: Readonly<Record<string, string>>;
  /** Says what this browser gets that others do not; null when that is nothing. */
  badge?: Badge | null;
  /** The head the backend gave, for routes that ask it. */
  answer?: HeadAnswer | null;
  /** What readers without JavaScript get in the page's region; undefined where the page itself can be read. */
  plain?: PlainRegion;
}

/** Markup of a page that needs no script. */
export interface PlainRegion {
  status: number;
  html: string;
}

/** What stands on a page that is not the one everybody gets. */
export interface Badge {
  html: string;
  css: string;
}

/** What stays the same for all pages. */
export interface ComposeContext {
  env: SiteEnv;
  host: HostAssets;
  /** Name of the host's build. */
  build: string;
  styles: StyleSource;
  markup: MarkupSource;
}

/** Where files of this page's remotes are beside this site: folders of releases, and origins of developers. */
function listElsewhere(
  releases: readonly Release[],
  overrides: Readonly<Record<string, string>>,
): Pick<PolicyInput, 'remoteFolders' | 'remoteOrigins'> {
  const shown = releases.filter(({ id }) => overrides[id] === undefined);
  const folders = shown.map(({ baseUrl }) => baseUrl).filter((baseUrl) => baseUrl !== undefined);
  const origins = Object.values(overrides).map((url) => new URL(url).origin);
  return { remoteFolders: [...new Set(folders)], remoteOrigins: [...new Set(origins)] };
}

/**
 * While a remote has a canary every visit is measured: the sooner it is known whether it is worse. A page that not everybody gets
 * tells nothing of how others are served.
 */
function pageWatch({ env, build }: ComposeContext, { badge, site }: ComposeInput): PageWatch | undefined {
  if (env.watchPercent === 0 || badge) return undefined;
  return { build, rate: site.hasCanary ? 1 : env.watchPercent / 100 };
}

/** Stitches a page from the fragments of the resolved releases. Runs no remote code. */
export async function composePage(context: ComposeContext, input: ComposeInput): Promise<ComposedPage> {
  const { env, host, styles, markup } = context;
  const { site, pathname, overrides, badge = null, signedInHint, theme, answer = null } = input;
  const matched = matchPage(site.releases, pathname, overrides);
  const parts = listParts(site.releases, matched, overrides);
  const rendered = await Promise.all(parts.map(async (part) => ({ part, ...(await markup.markup(part)) })));
  const region = (name: Part['region']): string =>
    rendered.flatMap(({ part, html }) =>
      part.region === name && html !== null ? [slotElement(part, html)] : [],
    )[0] ?? '';
  const found = pageHead({ origin: env.publicOrigin, releases: site.releases, matched, pathname, answer });
  const head = badge ? { ...found, indexed: false } : found;
  const guests = new Map(
    rendered.flatMap(({ part, html }): [string, string][] =>
      part.region === 'main' || isFrameSlot(part.region) || html === null
        ? []
        : [[part.region, slotElement(part, html)]],
    ),
  );
  const page = fillOperator(fillOutlets(region('main'), guests), env.browser.operator);
  const plain = input.plain ?? (page === '' && !answer && matched.route ? needsScripts(matched.route) : null);
  const main =
    (page || pendingElement()) + (plain ? withoutScripts(plain.html) : answer ? readableElement(answer) : '');
  const { header, footer } = fillFrame(context, site.releases, region);
  const css = await styles.inlineStyles(host, parts, [header, main, footer]);
  if (plain) css.push({ name: 'plain', text: PLAIN_CSS });
  if (badge) css.push({ name: 'badge', text: badge.css });
  const isWhole =
    signedInHint || badge !== null || Object.keys(overrides).length > 0 || matched.route?.access !== 'public';
  const content = { matched, parts, overrides, isWhole };
  const state = pageState(site.releases, site.missing, env, content, pageWatch(context, input));
  const documentOpening =
    `<!doctype html><html lang="en" data-background="${matched.route?.background ?? 'default'}"${themeAttribute(theme)}` +
    (signedInHint
      ? ' data-session-hint="signed-in">'
      : `${isSentLink(matched.route?.path ?? '') ? ' data-sent-link=""' : ''}>`);
  const scriptsOf = (isMeant: (part: Part) => boolean) => partFiles(host, parts.filter(isMeant), 'js');
  const html =
    documentOpening +
    documentHead({
      env,
      host,
      head,
      hasFeed: site.releases.some(({ pages }) => pages?.some(({ type }) => type === 'article')),
      css,
      theme,
      // Guests that can be read already ask for their scripts when a reader comes near them.
      preloads: scriptsOf(({ region: name }) => !guests.has(name)),
      // Menus and the way to every page are in the header.
      first: new Set(scriptsOf(({ region: name }) => name === 'header').map(({ url }) => url)),
    }) +
    '<body><a class="sk-skip-link" href="#main">Skip to content</a>' +
    (badge?.html ?? '') +
    `<div data-region="header">${header}</div>` +
    `<main id="main" tabindex="-1" data-region="main">${main}</main>` +
    `<div data-region="footer">${footer}</div>` +
    '<div id="skora-live" role="status" aria-live="polite" class="sk-visually-hidden"></div>' +
    `<script type="application/json" id="skora-page">${inlineJson(state)}</script>` +
    '</body></html>';
  const policy = contentSecurityPolicy({
    env,
    inlineStyles: css.map(({ text }) => text),
    ...listElsewhere(site.releases, overrides),
    trustedTypes: [...new Set(site.releases.flatMap(({ manifest }) => manifest.trustedTypes ?? []))],
    // What a previewed file does would count for a release that has no such file.
    isReported: badge === null,
  });
  return {
    status: matched.status === 200 ? (input.plain?.status ?? answer?.status ?? 200) : matched.status,
    html,
    policy,
    indexed: head.indexed,
    complete: rendered.every(({ lost }) => !lost),
  };
}
