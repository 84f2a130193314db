const NOT_ONE_LINE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** The display names `firestore.rules` accept: one line of 1 to 80 characters, no spaces around it. */
export function isDisplayName(name: string): boolean {
  return name.length >= 1 && name.length <= 80 && name.trim() === name && !NOT_ONE_LINE.test(name);
}
