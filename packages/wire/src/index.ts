export { headers, fixedKey } from './headers.ts';
export {
  mainBase,
  mainPaths,
  officePaths,
  recordCalls,
  recordPath,
  actionPath,
  lookupPath,
  keepsCamelCase,
  servicesKeepingCamelCase,
  type RecordCall,
} from './calls/paths.ts';
export { calls, callsAdded, keyCoding, wholePath } from './calls/calls.ts';
export { callEffect } from './calls/call-effect.ts';
export type { Call, CallEffect, CallKind, CallOwner } from './calls/call.ts';
export { currentEnvironment, environments, mainGateway, timeouts, type Environment, type EnvironmentName } from './environments.ts';
export {
  replyCodes,
  readMainReply,
  readOfficeReply,
  submitAllowed,
  type FileLink,
  type MainReply,
  type OfficeReply,
  type ReplyMeaning,
} from './reply.ts';
export type {
  MenuNode,
  Recheck,
  BulkReport,
  FieldBlocks,
  InboxMessage,
  InboxPage,
  UserName,
  LookedUp,
  RecordPicture,
  ImportMeta,
  ImportBadRow,
  ImportHead,
  ImportRowError,
  ExportRequest,
  WorkflowStep,
  OfficeSwitch,
} from './messages.ts';
export type { ListDefaults, ListLayout } from './list-layout.ts';
export type { ExportChoice, ExportTemplate } from './export-template.ts';
export type { SubscriptionWish } from './export-subscription.ts';
export type { ListView, ListViews, StoredQuery, ViewAudience } from './list-view.ts';
export { toSnakeKeys, toCamelKeys, snakeKey, camelKey } from './casing.ts';
export { encodeQuery, decodeQuery } from './query-coding.ts';
export { flattenForm, gatherForm, type FormEntry } from './form-coding.ts';
export { filtersOf, lookPage } from './look.ts';
export { readSignature, viewSignature, type ReadSignature } from './view-signature.ts';
export { type Draft, draftChanged, type DraftEntry, type DraftPlace, mostKnownVersions } from './draft.ts';
export type { Attachment, AttachmentList } from './attachment.ts';
export type { MissingLetters, PrintCheck } from './print.ts';
export type { UserRights } from './user-rights.ts';
export type { UserHistory, UserHistoryEntry } from './user-history.ts';
export type { DataCentre } from './data-centre.ts';
export type { ScopeOutcome, ScopeTarget, TargetReach, OrgSummary, RoleSummary, ScopeSummary, UserSummary, UsersTab } from './users-tab.ts';
export type { FlowDocument, RecordLinkReply, RecordLinksReply } from './record-links.ts';
export type { FoundOnPage } from './found-on-page.ts';
export type { ProlongRequest, ProlongReply, SignInRequest, SignInReply, ViewReply, ChangePasswordRequest } from './sign-in.ts';
export type { TextMatch } from './text-match.ts';
export type { HomeArrangement, HomeFilter, HomeKpis, HomeKpiTile, HomePageUse, HomeTodoCard, HomeTodos } from './home.ts';
export type { ReportForm, ReportFormLine, ReportRights } from './receive-report.ts';
export type { JudgementSheet, LotHolder, LotToJudge, SheetDefectCode, SheetItem, SheetPhoto, SheetPicture } from './judgement-station.ts';
export type { LoggedDefect, SampledRound, SamplingLogEntry, SamplingLogSheet } from './sampling-log.ts';
export { isHugePicture, pictureHeadBytes, pictureLimits, pictureSize, type PictureSize } from './picture-size.ts';
