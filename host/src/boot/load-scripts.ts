import { KERNEL_LINK, LATER_LINK, SCRIPT_LINKS_ID } from './script-links';

/** Links of chunks of remotes, and of containers. The kernel's own chunks have no digest; files of other origins are left to their loader. */
const CHUNKS = `[integrity]:not([crossorigin], [${KERNEL_LINK}])`;

/** As it is written: what loads chunks would take the script of a full address for its own, and count no try. */
const addressOf = (link: HTMLLinkElement) => link.getAttribute('href') as string;

function runScript(link: HTMLLinkElement, isOrdered: boolean): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = addressOf(link);
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  script.async = !isOrdered;
  document.head.append(script);
  return script;
}

/**
 * Starts all downloads that the page needs: the kernel and what the header needs, then, as soon as a file of the kernel is
 * there, the others. Chunks of remotes run as they come, in the time in which the kernel is on its way: a container takes in
 * what has run before it. The containers themselves are left to the kernel, and so is every file that does not come.
 * Files of the kernel run in the order of their links; a download that failed is tried once more.
 * @param entries addresses of the containers
 */
export function loadScripts(entries: readonly string[]): void {
  const { content } = document.getElementById(SCRIPT_LINKS_ID) as HTMLTemplateElement;
  const find = (marks: string) => [...content.querySelectorAll<HTMLLinkElement>(marks)];
  const start = (links: HTMLLinkElement[]) => {
    // Links start their downloads by being in the head.
    document.head.append(...links);
    for (const link of links)
      if (link.matches(CHUNKS) && !entries.includes(addressOf(link))) runScript(link, false);
  };
  const kernel = find(`[${KERNEL_LINK}]`);
  const later = find(`[${LATER_LINK}]`);
  start(find(`:not([${LATER_LINK}])`));
  for (const link of kernel) {
    for (const type of ['load', 'error']) link.addEventListener(type, () => start(later.splice(0)));
    runScript(link, true).addEventListener('error', () => runScript(link, true));
  }
}
