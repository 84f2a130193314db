/** What the home page says about the site itself; the number of articles would otherwise cost all their front matter. */
export const COUNTED = {
  articles: 13,
  sources: 44,
  steps: 25,
  scouts: 0,
  on: '23 November 2026',
} as const;
