import { useLayoutEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives a control back what was put into it, so that its handlers hear of it as of any other input. */
type Replay = () => void;

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function tick(control: HTMLInputElement): Replay | null {
  // Of a group of radio buttons only the chosen one tells of it.
  if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked))
    return null;
  return () => {
    control.checked = control.defaultChecked;
    control.click();
  };
}

function choose(control: HTMLSelectElement): Replay | null {
  const preset = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  const { value } = control;
  if (preset === undefined || preset.value === value) return null;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function type(control: HTMLInputElement | HTMLTextAreaElement): Replay | null {
  const { value, defaultValue, selectionStart, selectionEnd } = control;
  if (value === defaultValue || control.type === 'file') return null;
  return () => {
    // React takes an input for a change when the value differs from the last one it saw set on this object.
    control.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function makeReplay(control: Control): Replay | null {
  if (control.disabled) return null;
  if (isTicked(control)) return tick(control);
  return control instanceof HTMLSelectElement ? choose(control) : type(control);
}

/**
 * Nothing that a visitor typed, chose or let the browser fill in before the scripts had started gets lost: React would
 * set its controlled fields back to what the server sent. Told to their handlers right after hydration.
 *
 * @param container the element with the prerendered markup; null where nothing was prerendered
 */
export function useEarlyInput(container: Element | null): void {
  useLayoutEffect(() => {
    if (!container) return;
    const controls = container.querySelectorAll<Control>('input, textarea, select');
    const replays = [...controls].flatMap((control) => makeReplay(control) ?? []);
    // Not from within React's commit, where handlers would not see each other's changes.
    queueMicrotask(() => replays.forEach((replay) => replay()));
    // Hydration happens once.
  }, []);
}
