const LONG = 12;

/** A label in one line or, when it is long, in two. @example labelLines('Movement off the ball') // ['Movement', 'off the ball'] */
export function labelLines(label: string): string[] {
  const at = label.indexOf(' ');
  return label.length <= LONG || at < 0 ? [label] : [label.slice(0, at), label.slice(at + 1)];
}
