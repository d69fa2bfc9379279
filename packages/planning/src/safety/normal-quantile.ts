/** Coefficients of Acklam's rational approximation of the inverse normal distribution. */
const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239] as const;
const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1] as const;
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783,
] as const;
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1] as const;

const polynomial = (coefficients: readonly number[], x: number): number => coefficients.reduce((total, next) => total * x + next, 0);

/** [B14] The value below which a normal variable stays with a probability between 0 and 1; off by less than 1e-8. */
export function normalQuantile(probability: number): number {
  if (!(probability > 0 && probability < 1)) throw new Error('a probability lies between 0 and 1');
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(probability));
    return polynomial(c, q) / polynomial(d, q);
  }
  const q = probability - 0.5;
  return (q * polynomial(a, q * q)) / polynomial(b, q * q);
}
