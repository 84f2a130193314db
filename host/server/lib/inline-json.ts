/** JSON that is safe inside a script element: no `</script>`, no comment openers. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
