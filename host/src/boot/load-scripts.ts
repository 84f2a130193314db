import { KERNEL_LINK, LATER_LINK, SCRIPT_LINKS_ID } from './script-links';

function load(link: HTMLLinkElement, onError?: () => void): void {
  const script = document.createElement('script');
  script.src = link.href;
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  // Files of the kernel run in the order of their links.
  script.async = false;
  if (onError) script.addEventListener('error', onError);
  document.head.append(script);
}

/**
 * Starts all downloads that the page needs: the kernel and what the header needs, then, as soon as a file of the kernel is
 * there, the others. Runs the kernel; a download of it that failed is tried once more, and the kernel itself takes care of
 * the others.
 * @param painted when what the server sent is on the screen. Files that the site's worker has kept do not take the line from it
 */
export async function loadScripts(painted: Promise<void>): Promise<void> {
  if (!navigator.serviceWorker?.controller) await painted;
  const { content } = document.getElementById(SCRIPT_LINKS_ID) as HTMLTemplateElement;
  const find = (marks: string) => [...content.querySelectorAll<HTMLLinkElement>(marks)];
  const kernel = find(`[${KERNEL_LINK}]`);
  const later = find(`[${LATER_LINK}]`);
  for (const link of kernel)
    for (const type of ['load', 'error'])
      link.addEventListener(type, () => document.head.append(...later.splice(0)));
  // Links start their downloads by being in the head.
  document.head.append(...find(`:not([${LATER_LINK}])`));
  await painted;
  for (const link of kernel) load(link, () => load(link));
}
