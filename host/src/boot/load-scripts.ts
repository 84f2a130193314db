import { KERNEL_LINK, LATER_LINK, SCRIPT_LINKS_ID } from './script-links';

/** Links of chunks of remotes, and of containers. The kernel's own chunks have no digest; files of other origins are left to their loader. */
const CHUNKS = `[integrity]:not([crossorigin], [${KERNEL_LINK}])`;

function runScript(link: HTMLLinkElement, { isOrdered }: { isOrdered: boolean }): HTMLScriptElement {
  const script = document.createElement('script');
  // As it is written: what loads chunks would take the script of a full address for its own, and count no try.
  script.src = link.getAttribute('href') ?? '';
  const digest = link.getAttribute('integrity');
  if (digest !== null) script.setAttribute('integrity', digest);
  script.async = !isOrdered;
  document.head.append(script);
  return script;
}

function runKernel(link: HTMLLinkElement): void {
  const runOnce = () => runScript(link, { isOrdered: true });
  runOnce().addEventListener('error', runOnce, { once: true });
}

/**
 * Starts all downloads that the page needs: the kernel and what the header needs, then, as soon as a file of the kernel is
 * there, the others. Chunks of remotes run as they come, in the time in which the kernel is on its way: a container takes in
 * what has run before it. The containers themselves are left to the kernel, and so is every file that does not come.
 * Files of the kernel run in the order of their links; a download that failed is tried once more.
 * @param entries addresses of the containers
 */
export function loadScripts(entries: readonly string[]): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${SCRIPT_LINKS_ID}`);
  if (!template) throw new Error('The page names no scripts; it was not composed by the host’s server.');
  const links = [...template.content.querySelectorAll<HTMLLinkElement>('link')];
  const isChunk = (link: HTMLLinkElement) =>
    link.matches(CHUNKS) && !entries.includes(link.getAttribute('href') ?? '');
  const start = (some: HTMLLinkElement[]) => {
    // Links start their downloads by being in the head.
    document.head.append(...some);
    for (const link of some.filter(isChunk)) runScript(link, { isOrdered: false });
  };
  const later = links.filter((link) => link.hasAttribute(LATER_LINK));
  start(links.filter((link) => !later.includes(link)));
  for (const link of links.filter((one) => one.hasAttribute(KERNEL_LINK))) {
    runKernel(link);
    for (const type of ['load', 'error']) link.addEventListener(type, () => start(later.splice(0)));
  }
}
