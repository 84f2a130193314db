import type { Fragment } from '@skora/shared/contract';
import type { SiteEnv } from '../env';
import type { HostAssets } from '../files/host-assets';
import type { ResolvedSite } from '../registry/release-resolver';
import { contentSecurityPolicy } from './content-security-policy';
import { documentHead } from './document-head';
import { escapeHtml, inlineJson } from './escape';
import { assetUrl, matchPage, pageState, partsOf, remoteUrl, type Part } from './page-assets';
import type { StyleSource } from './style-source';

/** A composed page, ready to send. */
export interface ComposedPage {
  status: 200 | 404 | 503;
  html: string;
  policy: string;
}

/** What a page is composed from. */
export interface ComposeInput {
  pathname: string;
  site: ResolvedSite;
  /** This browser was signed in before: the first paint must not show the signed-out look. */
  signedInHint: boolean;
  overrides: Readonly<Record<string, string>>;
}

/** What stays the same for all pages. */
export interface ComposeContext {
  env: SiteEnv;
  host: HostAssets;
  styles: StyleSource;
}

function fragmentOf({ release, key }: Part): Fragment | undefined {
  return release.fragments.find((fragment) => fragment.key === key);
}

function slotElement(part: Part, html: string): string {
  const { region, release, view } = part;
  const id = escapeHtml(release.id);
  return `<div data-slot="${region}" data-remote="${id}" data-view="${escapeHtml(view)}" data-prerendered="">${html}</div>`;
}

function pendingElement(): string {
  return '<div class="sk-pending" role="status" aria-label="Loading"><span></span><span></span><span></span><span></span></div>';
}

function kernelFiles(host: HostAssets, parts: readonly Part[], kind: 'js' | 'css'): string[] {
  const names = parts.flatMap(({ release, view }) => release.views[view]?.kernel ?? []);
  return [...new Set(names.flatMap((name) => host.lazy[name]?.[kind] ?? []))];
}

function preloadsOf(host: HostAssets, parts: readonly Part[]): string[] {
  const scripts = parts.flatMap(({ release, view }) =>
    [release.entry, ...(release.views[view]?.js ?? [])].map((name) => remoteUrl(release.id, name)),
  );
  return [...new Set([...kernelFiles(host, parts, 'js').map(assetUrl), ...scripts])];
}

function originsOf(overrides: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(overrides).map((url) => new URL(url).origin))];
}

function usable(parts: readonly Part[], overrides: Readonly<Record<string, string>>): Part[] {
  return parts.filter(({ release }) => overrides[release.id] === undefined);
}

/** Stitches a page from the fragments of the resolved releases. Runs no remote code. */
export async function composePage(context: ComposeContext, input: ComposeInput): Promise<ComposedPage> {
  const { env, host, styles } = context;
  const { site, pathname, overrides, signedInHint } = input;
  const route = matchPage(site.releases, pathname);
  const parts = usable(partsOf(site.releases, pathname), overrides);
  const page = parts.find((part) => part.region === 'main');
  const fragment = page && fragmentOf(page);
  const known = route !== null && (!route.path.includes(':') || !route.prerender || fragment !== undefined);
  const status = route === null ? 503 : known && route.path !== '*' ? 200 : 404;

  const css = await styles.inlineStyles(host, parts, kernelFiles(host, parts, 'css'));
  const region = (name: Part['region']): string => {
    const part = parts.find((candidate) => candidate.region === name);
    const html = part && fragmentOf(part)?.html;
    if (part && html !== undefined) return slotElement(part, html);
    return name === 'main' ? pendingElement() : '';
  };
  const state = pageState(site.releases, site.missing, env, overrides);
  const head = documentHead({
    env,
    host,
    route,
    fragment,
    pathname,
    css,
    preloads: preloadsOf(host, parts),
    status,
  });
  const html =
    `<!doctype html><html lang="en" data-background="${route?.background ?? 'default'}"` +
    `${signedInHint ? ' data-session-hint="signed-in"' : ''}>${head}<body>` +
    '<a class="sk-skip-link" href="#main">Skip to content</a>' +
    `<div data-region="header">${region('header')}</div>` +
    `<main id="main" tabindex="-1" data-region="main">${region('main')}</main>` +
    `<div data-region="footer">${region('footer')}</div>` +
    '<div id="skora-live" role="status" aria-live="polite" class="sk-visually-hidden"></div>' +
    `<script type="application/json" id="skora-page">${inlineJson(state)}</script>` +
    '</body></html>';
  const policy = contentSecurityPolicy({
    env,
    inlineStyles: css.map(({ text }) => text),
    remoteOrigins: originsOf(overrides),
  });
  return { status, html, policy };
}
