export type { Field, FieldKind, TextField, IntegerField, LinesField, LineField, EnumOption, Tone } from './field/field.ts';
export type { CodeField, CodesLookedUp } from './field/code-field.ts';
export type { CascadeField, Pairing, RefField, ReferringField } from './field/reference-fields.ts';
export type { EnumField, EnumListField, TagsField, BoolField, InstantField, UserField, PageField, BytesField } from './field/field.ts';
export type { FieldCommon } from './field/every-field.ts';
export type { DecimalField, MoneyField, PercentField, QuantityField, MeasureField, DecimalTextField } from './field/number-fields.ts';
export type { Quotient } from './field/number-fields.ts';
export type { DateField, WeekField, MonthField, TimeField } from './field/calendar-fields.ts';
export type { AddressField, JsonDifferenceField, TrendField } from './field/structured-fields.ts';
export { type Address, type AddressPart, addressParts, addressText } from './address/address.ts';
export { addressCountries, customsOf } from './address/address-customs.ts';
export { addressLine, addressLines, partsInOrder } from './address/address-lines.ts';
export { addressWords } from './address/address-words.ts';
export type { TrendPoint } from './kinds/trend.ts';
export { type JsonChange, type JsonDifference, jsonChanges } from './json-difference/json-difference.ts';
export type { KindRules } from './kinds/kind-rules.ts';
export { takesSeveral, type SeveralField } from './kinds/several.ts';
export { kinds, acceptValue, isCountable, isSortable, parseCell, formatValue } from './kinds/kinds.ts';
export type { Line } from './kinds/lines.ts';
export { optionOf, optionNamed } from './kinds/enum.ts';
export { type FilesField, type HeldFile, holdsPictures, pictureEndings } from './field/files-field.ts';
export { refuseFile } from './kinds/files.ts';
export { heldCode, normalCode, soughtCodes } from './kinds/code.ts';
export { regrouped, scannedNumber } from './kinds/document-number.ts';
export { utcInstant } from './kinds/instant.ts';
export { holdsDecimals, inCurrency, inRecord, scaleOfField } from './kinds/decimal-text.ts';
export { unbound } from './kinds/unbound.ts';
export { businessDay, businessZone } from './calendar/business-day.ts';
export { columnWidth, headWidth } from './field/column-width.ts';
export { daysLeft, type DaysLeft } from './field/days-left.ts';
export { columnLabel, unitOf, companionOf } from './field/column-label.ts';
export { type Filter, type FilterOperator, filterOperators, mostFilterValues } from './query/filter.ts';
export { dayAsked, inForceOn, mayCompare, untilOf } from './query/in-force-on.ts';
export { filterBounds, isHanded, isReport } from './query/filter-bounds.ts';
export {
  type ListQuery,
  type ListPage,
  type RecordRow,
  type WaitingField,
  type Sort,
  type CountReply,
  mostRowsPerPage,
} from './query/list-query.ts';
export { comparisonSigns, conditionWords, labelledCondition } from './query/filter-words.ts';
export { searchedTexts } from './query/searched-texts.ts';
export { checkQuery, filterFits } from './query/check-query.ts';
export { type DaySpan, type RelativeSpan, relativeSpan, relativeSpans, mostSpanDays } from './query/relative-days.ts';
export { type Resource, type ResourceInput, type ResourceOf, defineResource, snakeCase } from './resource/resource.ts';
export type { RecordCheck, RecordDerive, RecordValues, RowReader } from './resource/resource.ts';
export type { KnownBy, ScopedBy, SpeaksOf, Spelling, UniqueKey } from './resource/resource.ts';
export { type FieldName, type Fields, namesOf, type StandardFieldName } from './resource/field-names.ts';
export type { RecordOf, RowOf, ValueOf, ValuesOf } from './resource/record-of.ts';
export { enableStatus, fieldsOf, hasStatus, mayBeEmpty } from './resource/fields-of.ts';
export { begunWith } from './resource/begun-with.ts';
export { codeAndName, codeBeside, referredWords } from './resource/reference-words.ts';
export { isReference, referencesOf, type ReferredRecord, type ReferenceNames } from './resource/references.ts';
export { referencePathsOf, referredAt, type ReferencePath } from './resource/references.ts';
export { withinSentence } from './resource/within-sentence.ts';
export { refuseReference } from './resource/refuse-reference.ts';
export { onceFor } from './resource/once-for.ts';
export { linesInCurrency } from './lines/lines-in-currency.ts';
export { type SignedCells, withoutSigns } from './resource/currency-signs.ts';
export { moneyDigits } from './resource/money-digits.ts';
export { checkRecord, checkCells, type CheckedRecord } from './resource/check-record.ts';
export { knowsSpelling, learnSpellings, settleSpelling, settleSpellings } from './spelling/settle-spellings.ts';
export type { KnownSpellings, SettledRow } from './spelling/settle-spellings.ts';
export { rowChanged, notFound, duplicate, immutableField, forbiddenField } from './records/record-refusals.ts';
export { countsDifferent, type FieldTotal, hasTotal, mostTotals, quotientOf } from './query/field-total.ts';
export { type WireValues, wireValues } from './records/wire-values.ts';
export { typedName } from './records/typed-name.ts';
export { mostExceptions, type RecordSet, type SetReply } from './records/record-set.ts';
export { isMine, mineFilter, standardWhen } from './page/fitting.ts';
export { pageConditions, type PageQuestion } from './page/page-conditions.ts';
export {
  Records,
  type Target,
  type TargetOutcome,
  type CellsChange,
  type CellsOutcome,
  type FieldChange,
  type LineChange,
  type HistoryEntry,
  type FieldValueCount,
} from './records/records.ts';
export type { ColumnDrill, ColumnDrills, CountedRecords, DrillCondition, OpenedPage } from './page/layouts.ts';
export type { Proposal, RelatedRecords, Station, Tool, ToolDrill } from './page/layouts.ts';
export { type Headline, headlineOf } from './page/headline.ts';
export { type FlowStep, stepsAfter, stepsBefore } from './page/record-flow.ts';
export { type RecordLink, recordLinks } from './page/record-links.ts';
export { type RecordSection, recordSections } from './page/record-sections.ts';
export { drillConditions, drillOf, drillsOf } from './page/drill-conditions.ts';
export { type Page, type PageCode, type PageFrame, type PageHelp, type StandardAction, standardActions } from './page/page.ts';
export { definePage, type PageInput } from './page/define-page.ts';
export type { PageTab } from './page/page-tab.ts';
export type { FormGroup, FormPreview, FormRemarks, PreviewLine } from './page/form.ts';
export {
  type CustomAction,
  type Foresight,
  inputOf,
  mostWhole,
  type PostAction,
  posted,
  type PrintAction,
  printsOf,
} from './page/action.ts';
export { joinTags } from './page/join-tags.ts';
export { type Importing, importingOf, type ImportVariant, type ZippedRecords } from './page/importing.ts';
export {
  type BorrowedPage,
  borrowedBy,
  type Section,
  type PageGroup,
  defineSection,
  outlineSection,
  wholeSection,
  pageOfSection,
  type SectionOutline,
  pagesOf,
  permissionCode,
  permissionCodesOf,
  standardCode,
  importKey,
} from './page/section.ts';
export { checkLines, type CheckedLines } from './lines/check-lines.ts';
export { lineKey, linesByKey, keyValues } from './lines/line-keys.ts';
export { changesBetween } from './changes/changes-between.ts';
export { linesIn } from './lines/lines-in.ts';
export { withoutChanges } from './changes/without-changes.ts';
export { sameValue } from './changes/same-value.ts';
export { mergeRecords, type Merge, type MergeClash, type Side } from './merge/merge-records.ts';
export type { StateMachine, Transition } from './states/state-machine.ts';
export { transit, transitionsFrom, transitionNamed, refusedByState } from './states/transit.ts';
export { approvedFields } from './states/approved-fields.ts';
export { stateProblems } from './states/state-problems.ts';
export { leftForGood, oneWayProblems } from './states/one-way.ts';
export { stateDrawing, type DrawnWay, type StateDrawing } from './states/state-drawing.ts';
export type { Board, Drill, DrillBeyond, DrillFilter, Tile, Unit } from './figures/board.ts';
export type { BarsTile, FunnelTile, LedgerTile, LinesTile, MatrixTile, NumberTile, StacksTile, TableTile } from './figures/board.ts';
export { type Account, type AccountLine, type LedgerEntry, ledgerAccounts } from './figures/ledger.ts';
export type {
  Figure,
  Figures,
  FunnelFigure,
  LedgerFigure,
  MatrixFigure,
  NumberFigure,
  PointsFigure,
  Subject,
  TableFigure,
} from './figures/figures.ts';
export { boardProblems } from './figures/board-problems.ts';
export {
  filledWords,
  fieldsOfColumns,
  printedFields,
  type PrintElement,
  type PrintPlace,
  type PrintTemplate,
  type PrintWords,
  type PrintedBarcode,
  type PrintedPicture,
  type PrintedPictures,
  type PrintedProse,
  type PrintedTable,
  type PrintedText,
} from './print/print-template.ts';
export { drawnColumns } from './print/drawn-columns.ts';
export { acceptComment, longestComment, minutesToChange, refuseCommentChange } from './comments/comment.ts';
export { type Mention, type Mentionable, mentionPieces, mentionsIn, mostMentions } from './comments/mentions.ts';
export {
  type ApprovalEvent,
  type CommentEvent,
  type EditEvent,
  type FileEvent,
  type PrintEvent,
  type ScanEvent,
  type TimelineEntry,
  type TimelineKind,
  timelineKinds,
  type TimelinePage,
} from './timeline/timeline-entry.ts';
export { transitionOfEdit } from './timeline/transition-of-edit.ts';
export { editableCells } from './cells/editable-cells.ts';
export { pastedTable, tableText } from './cells/pasted-table.ts';
export {
  type CellPlace,
  type CellRange,
  rangeOf,
  isWithin,
  placePaste,
  type PastePlaces,
  fillPairs,
  type FilledCell,
} from './cells/cell-range.ts';
export { type CellChange, type CellSteps, noSteps, withStep, takeBack, mostSteps } from './cells/cell-steps.ts';
export { mergeCells, type MergedCells } from './cells/merge-cells.ts';
export { isShownAs, referenceNamed, type NamedReference } from './cells/reference-named.ts';
