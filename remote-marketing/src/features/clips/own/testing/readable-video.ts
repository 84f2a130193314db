interface ReadableVideo {
  seconds: number;
  /** Brightness of the right half of a frame at this second, 0 to 255; the left half is black. */
  brightAt: (seconds: number) => number;
}

/**
 * A browser that reads every file as this video. jsdom reads and draws none; its media and canvas are the edge here.
 * @returns the seconds that were looked at
 */
export function readsVideos({ seconds, brightAt }: ReadableVideo): number[] {
  const looked: number[] = [];
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  });
  jest.spyOn(media, 'duration', 'get').mockReturnValue(seconds);
  jest.spyOn(media, 'currentTime', 'set').mockImplementation(function seek(
    this: HTMLMediaElement,
    to: number,
  ) {
    looked.push(to);
    queueMicrotask(() => this.dispatchEvent(new Event('seeked')));
  });
  const pen = {
    drawImage: () => undefined,
    getImageData: () => {
      const bright = brightAt(looked.at(-1) ?? 0);
      return { data: Uint8ClampedArray.from([0, 0, 0, 255, bright, bright, bright, 255]) };
    },
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['frame'], { type }));
  });
  return looked;
}
