/** Jest looks up each global through its sandbox, which takes longer than the work itself. */
const { exp, log, max, min, PI } = Math;

/** ln n! of 0 to 255; Stirling's series is exact to the last digit beyond. */
const SMALL: number[] = [0];
for (let n = 1; n < 256; n += 1) SMALL.push((SMALL[n - 1] ?? 0) + log(n));

function logFactorial(n: number): number {
  const known = SMALL[n];
  if (known !== undefined) return known;
  return n * log(n) - n + log(2 * PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/** Natural logarithm of how many ways there are to choose `k` of `n`. */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** Smaller terms change nothing in the sum. */
const NEGLIGIBLE = 1e-15;

/**
 * Probability that at least `least` of `drawn` are marked, when they are drawn at random from `all` of which `marked` are:
 * the upper tail of the hypergeometric distribution, and so the p-value of Fisher's exact test. All are whole numbers.
 */
export function upperTail(least: number, drawn: number, marked: number, all: number): number {
  const most = min(drawn, marked);
  if (least <= max(0, drawn + marked - all)) return 1;
  if (least > most) return 0;
  // Far below the mean the first term would be too small for a number: the rest is the tail of those that are not drawn.
  if (least * all <= drawn * marked) return 1 - upperTail(marked - least + 1, all - drawn, marked, all);
  let term = exp(logChoose(marked, least) + logChoose(all - marked, drawn - least) - logChoose(all, drawn));
  let sum = term;
  for (let k = least; k < most && term > sum * NEGLIGIBLE; k += 1) {
    term *= ((marked - k) * (drawn - k)) / ((k + 1) * (all - marked - drawn + k + 1));
    sum += term;
  }
  return min(1, sum);
}
