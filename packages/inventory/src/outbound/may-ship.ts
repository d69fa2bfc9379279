/** Whether goods may go from one country to another. */
export interface ShippingWay {
  readonly from: string;
  readonly to: string;
  /** Both lie in the customs union of the EU. */
  readonly withinEu: boolean;
  /** A trade route in use leads to a warehouse in the country that they go to. */
  readonly routed: boolean;
}

/** [OB1] A warehouse ships within its own country and within the EU; abroad only where a trade route in use leads to a warehouse there. */
export const mayShip = ({ from, to, withinEu, routed }: ShippingWay): boolean => from === to || withinEu || routed;
