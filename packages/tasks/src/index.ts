export {
  taskTransition,
  hasFile,
  badTransition,
  leaseSeconds,
  mostAttempts,
  type TaskEvent,
  type TaskProgress,
  type TaskState,
} from './export-task/task-transition.ts';
export { taskCount, docCount, rowsPerFile, type DocCount } from './export-task/task-count.ts';
export { sameExport, refuseExport, mayRun, exportLimits, type ExportWish } from './export-task/same-export.ts';
export { mostZippedFiles, refuseZippedFiles, zippedNames } from './export-task/zipped-files.ts';
export { expiryOf, fileExpired, keepDays } from './export-task/retention.ts';
export {
  importTransition,
  type ImportEvent,
  type ImportMode,
  type ImportProgress,
  type ImportState,
} from './import-task/import-transition.ts';
export { csvCell, fromCsvCell } from './file/csv-cell.ts';
export { encodingOf, type TextEncoding, textEncodings } from './file/text-encoding.ts';
export { marksOfFile, type NumberMarks, numberShape, type NumberShape, settledNumber } from './file/number-marks.ts';
export { fromLiteralCell, isClearing, literalCell, noValueCell, refuseMark, spreadsheetError } from './file/marked-cell.ts';
export {
  importLimits,
  importFormats,
  importFormatOf,
  refuseImportFile,
  refuseImportRows,
  type ImportFormat,
} from './file/import-limits.ts';
export { uploadLimits } from './file/upload-limits.ts';
export {
  rowErrorCodes,
  rowErrorCode,
  rowErrorsOf,
  orderedRowErrors,
  rowCounts,
  type RowCounts,
  type RowError,
  type RowErrorCode,
} from './row-error/row-errors.ts';
export { repeatedRows } from './row-error/repeated-rows.ts';
export { feedState, successPercent, type EndedRun, type FeedState, type FeedTerms } from './feed/feed-state.ts';
export { bulkTransition, mostBulkRows, refuseBulkRows, type BulkEvent, type BulkState } from './bulk-task/bulk-transition.ts';
export {
  hourText,
  type Recurrence,
  type RecurrenceGiven,
  recurrenceOf,
  recurrenceWords,
  type Rhythm,
  rhythmNames,
  weekdayNames,
} from './subscription/recurrence.ts';
export { type DueTurn, dueTurn, nextTurn } from './subscription/next-turn.ts';
export { mostSubscriptions, refuseSubscription } from './subscription/subscription-limits.ts';
