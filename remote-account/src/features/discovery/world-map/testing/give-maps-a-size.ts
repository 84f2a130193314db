/** Lets maps be mounted where there is no layout; they stay empty. */
export function observeNothing(): void {
  class StillObserver implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = StillObserver;
}

/** The layout jsdom does not do: every element is 800 × 500 px and never changes. */
export function giveMapsASize(): void {
  observeNothing();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
}
