let pressed: Element | null = null;

/** Notes which link is being pressed, for {@link answerPress}. A mark of the one before has been overtaken. */
export function notePresses(): void {
  const note = ({ target }: Event) => {
    document.querySelector('[data-going]')?.removeAttribute('data-going');
    pressed = target instanceof Element ? target.closest('a[href]') : null;
    setTimeout(() => (pressed = null));
  };
  document.addEventListener('click', note, { capture: true });
}

/**
 * Marks the link whose press leads away now: it answers in the next frame, also when the page takes long to come.
 * @returns what takes the mark away
 */
export function answerPress(): () => void {
  const link = pressed;
  link?.setAttribute('data-going', '');
  return () => link?.removeAttribute('data-going');
}
