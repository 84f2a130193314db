import { KERNEL_LINK, SCRIPT_LINKS_ID } from './script-links';

function load(link: HTMLLinkElement, onError: () => void): void {
  const script = document.createElement('script');
  script.src = link.href;
  const digest = link.getAttribute('integrity');
  if (digest !== null) script.setAttribute('integrity', digest);
  // Files of the kernel run in the order of their links.
  script.async = false;
  script.addEventListener('error', onError);
  document.head.append(script);
}

/**
 * Starts all downloads that the page needs, the kernel's first, and runs the kernel among them. A download of the kernel
 * that failed is tried once more; the kernel itself takes care of the others.
 */
export function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${SCRIPT_LINKS_ID}`);
  if (!template) throw new Error('The page names no scripts; it was not composed by the host’s server.');
  const kernel = template.content.querySelectorAll<HTMLLinkElement>(`link[${KERNEL_LINK}]`);
  // Links start their downloads by being in the head.
  document.head.append(...template.content.children);
  for (const link of kernel) load(link, () => load(link, () => undefined));
}
