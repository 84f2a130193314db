/** What fits beside a quotation mark or two in a window of 80 letters. */
const WIDTH = 76;

/**
 * Breaks lines at spaces, so that none is longer than 76 letters. A longer word, such as a link, stays whole.
 * @param first stands before each line of the text
 * @param further stands before what had to go to the next line
 * @example wrapLines('Seven words that stand in one line', '> ')
 */
export function wrapLines(text: string, first = '', further = first): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((line) => wrapLine(line, first, further))
    .join('\n');
}

function wrapLine(text: string, first: string, further: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    const longer = isEmpty ? `${line}${word}` : `${line} ${word}`;
    if (!isEmpty && longer.length > WIDTH) {
      lines.push(line);
      line = `${further}${word}`;
    } else line = longer;
    isEmpty = false;
  }
  return [...lines, line];
}
