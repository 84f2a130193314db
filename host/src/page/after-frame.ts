/** Resolves when the browser has drawn what stands now; at once in a window that is not seen, which draws nothing. */
export async function afterFrame(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
