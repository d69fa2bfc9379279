/** Most lines of an order. */
export const mostOrderLines = 500;

/** Most pieces of a line of an order. */
export const mostLineQty = 999_999;
