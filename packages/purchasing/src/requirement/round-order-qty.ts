/** In what portions an article is bought; what is not given does not limit. */
export interface OrderSteps {
  /** The fewest pieces that the supplier sells. */
  readonly moq?: number;
  /** Pieces of a carton, 1 or more. */
  readonly cartonQty?: number;
  /** Pieces of which the supplier sells whole multiples, 1 or more. */
  readonly multiple?: number;
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/** The pieces that are added at a time: whole cartons and whole multiples alike. */
export const orderStepOf = ({ cartonQty = 1, multiple = 1 }: OrderSteps): number =>
  (cartonQty * multiple) / commonDivisor(cartonQty, multiple);

/**
 * [R3] The pieces to order for a need: the fewest that cover it, are no fewer than the minimum order quantity, and are whole cartons and
 * whole multiples. Nothing for no need.
 */
export function roundOrderQty(need: number, steps: OrderSteps): number {
  if (need <= 0) return 0;
  const step = orderStepOf(steps);
  return Math.ceil(Math.max(need, steps.moq ?? 0) / step) * step;
}
