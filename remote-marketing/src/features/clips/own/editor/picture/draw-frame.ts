function makeCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw pictures.');
  return { canvas, pen };
}

/** What a video shows now. @param side longest side in pixels; a smaller video is not made larger */
export function drawFrame(video: HTMLVideoElement, side: number): HTMLCanvasElement {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight, 1));
  const { canvas, pen } = makeCanvas(
    Math.max(1, Math.round(videoWidth * scale)),
    Math.max(1, Math.round(videoHeight * scale)),
  );
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** How far the darkest and the brightest part of a picture are apart, 0 to 255; a fade has next to nothing. */
export function frameSpread(picture: HTMLCanvasElement): number {
  const { canvas, pen } = makeCanvas(16, 9);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const brightness = Array.from({ length: data.length / 4 }, (_pixel, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return Math.max(...brightness) - Math.min(...brightness);
}
