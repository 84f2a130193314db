import sharp from 'sharp';

/** A small JPEG that is no plain colour. */
export function somePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width: 320, height: 180, channels: 3, background: '#142320', noise } })
    .jpeg()
    .toBuffer();
}
