const WIDTH = 104;
const LONGEST = 110;

/** A list of texts as the rules write it. @example ruleList(['a', 'b']) // "['a', 'b']" */
export function ruleList(texts: readonly string[]): string {
  return `[${texts.map((text) => `'${text}'`).join(', ')}]`;
}

/** Breaks a line that is too long after a comma of its list. */
export function wrapList(line: string): string {
  const at = line.length > LONGEST ? line.lastIndexOf("', '", LONGEST) + 2 : 1;
  if (at === 1) return line;
  const text = line.trimStart();
  const indent = line.length - text.length + (text.startsWith("'") ? 0 : 4);
  return `${line.slice(0, at)}\n${wrapList(' '.repeat(indent) + line.slice(at + 1))}`;
}

/** Puts conditions side by side as far as they fit on a line, indented by that many spaces. */
export function conjunction(conditions: readonly string[], indent: number): string {
  const lines: string[] = [];
  for (const condition of conditions) {
    const last = lines.at(-1);
    const joined = last === undefined ? condition : `${last} && ${condition}`;
    if (last !== undefined && indent + joined.length <= WIDTH) lines[lines.length - 1] = joined;
    else lines.push(last === undefined ? condition : `&& ${condition}`);
  }
  return lines.map((line, index) => `${' '.repeat(index === 0 ? 0 : indent + 2)}${line}`).join('\n');
}

/** A function of the rules that returns a conjunction, indented by that many spaces. */
export function ruleFunction(signature: string, conditions: readonly string[], indent: number): string {
  const pad = ' '.repeat(indent);
  return `${pad}function ${signature} {\n${pad}  return ${conjunction(conditions, indent + 2)};\n${pad}}`;
}
