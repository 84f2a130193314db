import { readOverrides, withoutOverride, writeOverrideCookie } from '../compose/overrides';
import type { SiteEnv } from '../config/env';
import type { ResolvedSite } from '../releases/release-resolver';
import { readPreviewCookie, writePreviewCookie } from './preview-cookie';
import type { PreviewAnswer, PreviewLinks, ShownPreview } from './preview-links';
import { withPreviews } from './with-previews';

/** Ends what the badge lists: the id of a remote, or `all`. */
const DISABLE = 'disable';
const PREVIEW = 'preview';

interface Asked {
  cookies: ReadonlyMap<string, string>;
  /** What stands behind the `?` of the address. */
  query: URLSearchParams;
  site: ResolvedSite;
}

/** What one browser gets that others do not. */
export interface BrowserSite {
  site: ResolvedSite;
  /** Remote id → address of a container that a developer serves. */
  overrides: Readonly<Record<string, string>>;
  previews: readonly ShownPreview[];
  /** Why a link shows nothing, as sentences. */
  faults: readonly string[];
  setCookies: readonly string[];
  /** A link was taken, or something was ended: the same page is asked for again, without that in its address. */
  isChanged: boolean;
}

function sortAnswers(answers: readonly PreviewAnswer[]) {
  const shown = new Map<string, ShownPreview>();
  const faults: string[] = [];
  for (const answer of answers) {
    if ('preview' in answer) shown.set(answer.preview.id, answer.preview);
    else faults.push(answer.fault);
  }
  return { shown: [...shown.values()], faults };
}

/** What this browser gets by the links and addresses that it was given, and the site as it is without any. In production that is all there is. */
export async function siteForBrowser(
  env: SiteEnv,
  links: PreviewLinks,
  { cookies, query, site }: Asked,
): Promise<BrowserSite> {
  const none = { site, overrides: {}, previews: [], faults: [], setCookies: [], isChanged: false };
  if (env.browser.environment === 'production') return none;
  const disabled = query.get(DISABLE);
  const asked = query.get('override') ?? undefined;
  const overrides = withoutOverride(readOverrides(env, cookies, asked), disabled);
  const before = readPreviewCookie(cookies);
  const link = query.get(PREVIEW);
  const tokens = link === null ? before : [...before.filter((token) => token !== link), link];
  const answers = await Promise.all(
    tokens.map(async (token) => ({ token, answer: await links.open(token) })),
  );
  const { shown, faults } = sortAnswers(answers.map(({ answer }) => answer));
  const previews = shown.filter(({ id }) => disabled !== 'all' && disabled !== id);
  const waiting = answers
    .filter(({ answer }) => 'fault' in answer && !answer.isOver)
    .map(({ token }) => token);
  const kept = [...previews.map(({ token }) => token), ...(disabled === 'all' ? [] : waiting)];
  const placed = withPreviews(site, previews);
  return {
    site: placed.site,
    overrides,
    previews: placed.previews,
    faults: [...faults, ...placed.faults],
    setCookies: [
      ...(asked === undefined && disabled === null ? [] : [writeOverrideCookie(env, overrides)]),
      ...(before.join() === kept.join() ? [] : [writePreviewCookie(kept)]),
    ],
    isChanged: disabled !== null || (link !== null && kept.includes(link)),
  };
}

/** The address of a page without what has been dealt with. Two slashes at its start would name another host. */
export function withoutRequests(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [DISABLE, PREVIEW]) rest.delete(name);
  const path = `/${pathname.replace(/^\/+/, '')}`;
  return rest.size === 0 ? path : `${path}?${rest}`;
}
