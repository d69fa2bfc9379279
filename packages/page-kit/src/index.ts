export type {
  Field,
  FieldKind,
  FieldCommon,
  TextField,
  IntegerField,
  EnumField,
  EnumListField,
  TagsField,
  BoolField,
  InstantField,
  UserField,
  PageField,
  BytesField,
  EnumOption,
  Tone,
} from './field/field.ts';
export type { KindRules } from './kinds/kind-rules.ts';
export { kinds, acceptValue, parseCell, formatValue } from './kinds/kinds.ts';
export { optionOf, optionNamed } from './kinds/enum.ts';
export { utcInstant } from './kinds/instant.ts';
export { type Filter, type FilterOperator, filterOperators, mostFilterValues } from './query/filter.ts';
export { type ListQuery, type ListPage, type RecordRow, type Sort, type CountReply, mostRowsPerPage } from './query/list-query.ts';
export { checkQuery } from './query/check-query.ts';
export {
  type Resource,
  type ResourceInput,
  type RecordValues,
  type RecordCheck,
  type RowReader,
  type UniqueKey,
  type Spelling,
  type ScopedBy,
  defineResource,
  fieldsOf,
  enableStatus,
  snakeCase,
} from './resource/resource.ts';
export { checkRecord, checkCells, type CheckedRecord } from './resource/check-record.ts';
export { learnSpellings, settleSpelling, settleSpellings, type KnownSpellings, type SettledRow } from './spelling/settle-spellings.ts';
export { rowChanged, notFound, duplicate, immutableField, forbiddenField } from './records/record-refusals.ts';
export { Records, type Target, type TargetOutcome, type FieldChange, type HistoryEntry, type FieldValueCount } from './records/records.ts';
export {
  type Page,
  type PageInput,
  type PageTab,
  type PageHelp,
  type FormGroup,
  type Importing,
  type StandardAction,
  type CustomAction,
  definePage,
  standardActions,
} from './page/page.ts';
export { type Section, type PageGroup, defineSection, pagesOf, permissionCode, permissionCodesOf, importKey } from './page/section.ts';
