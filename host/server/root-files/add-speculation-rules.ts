import type { FastifyInstance } from 'fastify';

const ADDRESS = '/speculation-rules.json';

/** What signed-out public pages send, for browsers that know it. */
export const SPECULATION_RULES = { 'speculation-rules': `"${ADDRESS}"` } as const;

/**
 * Until a part of the page is interactive, its links open a document, which is fetched from the moment a link is pressed
 * on. Not before: the line belongs to the page's own scripts. Nothing is rendered ahead: most links stay within the page.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: '[data-prerendered] a' },
          { href_matches: '/*' },
          // A `*` behind the mark would match an address without one, too.
          { not: { href_matches: ['/api/*', '/*\\?(.+)'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
};

/** Adds the rules by which browsers fetch the next document early (decision 016). */
export function addSpeculationRules(app: FastifyInstance): void {
  app.get(ADDRESS, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('application/speculationrules+json')
      .send(Buffer.from(JSON.stringify(RULES))),
  );
}
