import { drawPlainPage } from '../plain/draw-page';
import { PLAIN_CSS } from '../plain/plain-css';
import type { Attempt, PlainPage } from '../plain/plain-page';
import type { ResolvedSite } from '../releases/release-resolver';
import { themeAttribute, type ChosenTheme } from '../lib/theme';
import { answerPolicy } from './answer-policy';
import type { ComposeContext } from './compose-page';
import { plainHead } from './document-head';
import { fillFrame } from './fill-frame';
import { listParts } from './page-assets';
import { slotElement } from './region';

interface AnswerInput {
  site: ResolvedSite;
  page: PlainPage;
  attempt: Attempt | null;
  /** It came by a link that somebody was sent: nobody is asked to register. */
  isSentLink: boolean;
  theme: ChosenTheme;
}

/**
 * The page that answers a form: header, footer and words, and no script at all. It is made for one visitor and kept by
 * nobody, so its policy can refuse every script, whatever was typed into the form.
 */
export async function composeAnswer(
  context: ComposeContext,
  input: AnswerInput,
): Promise<{ html: string; policy: string }> {
  const { host, styles, markup } = context;
  const { site, page, attempt, isSentLink, theme } = input;
  const parts = listParts(site.releases, { route: null, page: null, status: 200 }, {});
  const rendered = await Promise.all(parts.map(async (part) => ({ part, ...(await markup.markup(part)) })));
  const region = (name: string): string => {
    const found = rendered.find(({ part, html }) => part.region === name && html !== null);
    return found?.html ? slotElement(found.part, found.html) : '';
  };
  const { header, footer } = fillFrame(context, site.releases, region);
  const css = await styles.inlineStyles(host, parts, [header, footer]);
  css.push({ name: 'plain', text: PLAIN_CSS });
  const isRefused = attempt !== null && Object.keys(attempt.problems).length > 0;
  const html =
    `<!doctype html><html lang="en" data-background="default"${themeAttribute(theme)}${isSentLink ? ' data-sent-link=""' : ''}>` +
    plainHead({ host, title: isRefused ? `Error: ${page.title}` : page.title, css, theme }) +
    '<body><a class="sk-skip-link" href="#main">Skip to content</a>' +
    `<div data-region="header">${header}</div>` +
    `<main id="main" tabindex="-1" data-region="main">${drawPlainPage(page, attempt)}</main>` +
    `<div data-region="footer">${footer}</div></body></html>`;
  const remoteFolders = site.releases.flatMap(({ baseUrl }) => baseUrl ?? []);
  return {
    html,
    policy: answerPolicy(
      css.map(({ text }) => text),
      remoteFolders,
    ),
  };
}
