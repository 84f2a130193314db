/**
 * Id of the template that holds the page's preload links of scripts. They wait in it for the first paint: on a phone,
 * receiving and parsing them at once costs the very time in which the page could be drawn.
 */
export const SCRIPT_LINKS_ID = 'skora-scripts';

/**
 * Mark of the style element with those component styles that the page's markup needs, and of the preload link to all of
 * them, which waits among the others.
 */
export const COMPONENT_STYLES = 'data-components';

/** Mark of those links that name the kernel's files. */
export const KERNEL_LINK = 'data-kernel';

/** Mark of those links that wait for a file of the kernel: the line is for what makes the header interactive. */
export const LATER_LINK = 'data-later';
