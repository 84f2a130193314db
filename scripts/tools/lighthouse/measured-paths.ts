const FIXED = ['/', '/story', '/pricing-plans'];

/** Pages to measure: home, story, pricing and one blog post out of the sitemap. */
export async function measuredPaths(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const post = /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(sitemap)?.[1];
  return post === undefined ? FIXED : [...FIXED, post];
}
