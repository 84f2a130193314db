type Person = { click: (field: Element) => Promise<void>; paste: (text: string) => Promise<void> };

/** Adds a text to a field at once, as from the clipboard: for texts of which no single letter matters to the test. */
export async function fill(user: Person, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
