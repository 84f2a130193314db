/** The part of `CSSGroupingRule` that tests have to imitate. */
interface RuleList {
  readonly cssRules: { readonly length: number };
  insertRule: (rule: string, index: number) => number;
}

/** @returns whether the browser knows what the rule asks for; a sheet would leave it out, too */
function insert(layer: RuleList, rule: string, index: number): boolean {
  try {
    layer.insertRule(rule, Math.min(index, layer.cssRules.length));
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes those rules into a cascade layer that it lacks, each in its place. Rule by rule, because a whole sheet with a layer
 * makes browsers build their fonts and the layout of the page anew, though nothing looks different.
 * @param carried text the layer was made of: some rules of the file, in its order
 * @param file text of the whole layer, a rule in each line between its head and its end
 */
export function addRules(layer: RuleList, carried: string, file: string): void {
  let read = carried.indexOf('{') + 1;
  let index = 0;
  for (const rule of file.split('\n').slice(1, -1)) {
    const isThere = carried.startsWith(rule, read);
    if (isThere) read += rule.length;
    if (isThere || insert(layer, rule, index)) index += 1;
  }
}
