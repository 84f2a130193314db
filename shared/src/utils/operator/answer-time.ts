const WRITTEN = /^([1-9]\d{0,2}) (hour|day|working day)s?$/;
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/**
 * Puts the time within which a person answers into the words of a sentence.
 * @returns null when it is not a number of hours, days or working days
 * @example formatAnswerTime('3 working days') // 'three working days'
 */
export function formatAnswerTime(written: string): string | null {
  const [, number, unit] = WRITTEN.exec(written.trim()) ?? [];
  if (number === undefined || unit === undefined) return null;
  const count = Number(number);
  return `${WORDS[count - 1] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}
