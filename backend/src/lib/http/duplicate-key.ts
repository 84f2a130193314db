const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Tells whether an object of a valid JSON text names a key twice. `JSON.parse` keeps the last one, other
 * parsers keep the first: a check in front of us could have seen another value.
 */
export function hasDuplicateKey(json: string): boolean {
  const open: (Set<string> | null)[] = [];
  let text = '';
  for (const [token] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"')) text = token;
    else if (token === ':') {
      const key = JSON.parse(text) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return true;
      keys?.add(key);
    }
  }
  return false;
}
