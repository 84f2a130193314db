/** The tab an arrow, Home or End key leads to, wrapping around; `undefined` for other keys. */
export function nextTab(
  ids: readonly string[],
  selected: string | undefined,
  key: string,
): string | undefined {
  const current = selected === undefined ? -1 : ids.indexOf(selected);
  const index = {
    ArrowRight: (current + 1) % ids.length,
    ArrowLeft: (current - 1 + ids.length) % ids.length,
    Home: 0,
    End: ids.length - 1,
  }[key];
  return index === undefined ? undefined : ids[index];
}
