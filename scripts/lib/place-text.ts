/**
 * Puts lines into the place that a page in Markdown has for them: between `<!-- name -->` and `<!-- /name -->`.
 * @throws when it has none
 */
export function placeText(page: string, name: string, lines: string): string {
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*(<!-- /${name} -->)`);
  if (!place.test(page)) throw new Error(`The page has no place for ${name}.`);
  return page.replace(place, (_all, start: string, end: string) => `${start}${lines}\n${end}`);
}
