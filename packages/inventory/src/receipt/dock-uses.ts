/** The uses of areas in which goods of a receipt of a type come in: returns among the returns, everything else at the dock. */
export const dockUses = (type: unknown): readonly string[] => (type === 'customer_return' ? ['return'] : ['dock']);
