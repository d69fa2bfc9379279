export { type ChildType, childTypes, type WarehouseType, warehouseTypes } from './warehouse/warehouse-type.ts';
export { type FirstChild, firstChildren } from './warehouse/first-children.ts';
export { amazonCentreHolds, zipDemanded } from './warehouse/warehouse-holds.ts';
export { type StoredVolume, usedPercent } from './warehouse/used-percent.ts';
export { type AreaChild, areaHolds, type AreaUse, areaUses, missingUses } from './area/area-holds.ts';
export { type BinBlock, binCodeOf, binCodes, binCount, type BinRange, type MadeBin, mostBins } from './bin/bin-codes.ts';
export { binBlockOf, type BinPreviewLine, previewBins } from './bin/bin-form.ts';
export { binRow } from './bin/bin-row.ts';
export { type BinPlace, walkingNumbers } from './bin/walking-numbers.ts';
