/** Red, green and blue as linear light, each 0 to 1. */
export type LinearRgb = readonly [number, number, number];

/** Reads `#rrggbb` into linear light. */
export function linearRgb(hex: string): LinearRgb {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
