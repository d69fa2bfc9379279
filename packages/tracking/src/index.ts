export { spmTable, type SpmRow } from './spm/spm-table.ts';
export { deriveSpm, sectionCode } from './spm/derive-spm.ts';
export { spmPosition, type PagePosition } from './spm/spm-position.ts';
export { spmCode, spmPage, spmPattern } from './spm/spm-code.ts';
export { pageNameOf } from './record/page-name.ts';
export { pageView, buttonClick, type PlaceInView, type RecordContext, type TrackingRecord } from './record/tracking-record.ts';
export { dwell, withoutReloads, mostDwell } from './views/dwell.ts';
export { clientIdSeconds, mostRecordBytes, mostRecordsPerMinute } from './client/limits.ts';
