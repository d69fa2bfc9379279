/** What a warehouse is: our own at home or abroad, somebody else's, Amazon's, the goods under way, or where returns come in. */
export const warehouseTypes = ['domestic', 'overseas', 'threePl', 'fba', 'transit', 'returns'] as const;

/** One of {@link warehouseTypes}. */
export type WarehouseType = (typeof warehouseTypes)[number];

/** Which goods a part of a warehouse holds. */
export const childTypes = ['good', 'defective', 'hold', 'returns'] as const;

/** One of {@link childTypes}. */
export type ChildType = (typeof childTypes)[number];
