const margin = 16;

/** Shifts a centred bubble sideways (through `--sk-shift`) so that no edge leaves the window. */
export function keepInView(bubble: HTMLElement): void {
  bubble.style.setProperty('--sk-shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const windowWidth = document.documentElement.clientWidth;
  const shift = left < margin ? margin - left : Math.min(0, windowWidth - margin - right);
  bubble.style.setProperty('--sk-shift', `${shift}px`);
}
