/** Hands a text or file to the browser as a download. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the address over by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
