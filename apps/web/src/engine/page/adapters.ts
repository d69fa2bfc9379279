import { httpPageActions } from '../actions/http-page-actions.ts';
import { ApprovalTerms } from '../approvals/approval-terms.ts';
import { ChangeDifferences } from '../approvals/change-differences.ts';
import { httpApprovalTerms } from '../approvals/http-approval-terms.ts';
import { httpChangeDifferences } from '../approvals/http-change-differences.ts';
import { PageActions } from '../actions/page-actions.ts';
import type { PortAdapter } from '../bespoke/web-module.ts';
import { Attachments } from '../attachments/attachments.ts';
import { httpAttachments } from '../attachments/http-attachments.ts';
import { BulkActions } from '../bulk/bulk-actions.ts';
import { httpBulkActions } from '../bulk/http-bulk-actions.ts';
import { httpTaskCenter } from '../import-export/http-task-center.ts';
import { TaskCenter } from '../import-export/task-center.ts';
import { httpTableFiles, TableFiles } from '../lines/table-files.ts';
import { httpListLayouts } from '../list/http-list-layouts.ts';
import { Drafts } from '../drafts/drafts.ts';
import { httpDrafts } from '../drafts/http-drafts.ts';
import { httpListViews } from '../list/http-list-views.ts';
import { ListLayouts } from '../list/list-layouts.ts';
import { httpRecordFiles } from '../files/http-record-files.ts';
import { RecordFiles } from '../files/record-files.ts';
import { ListViews } from '../list/list-views.ts';
import { httpPrints } from '../prints/http-prints.ts';
import { Prints } from '../prints/prints.ts';
import { httpReferences } from '../references/http-references.ts';
import { References } from '../references/references.ts';
import { httpRecordsOf } from '../records/http-records.ts';
import { RecordsOf } from '../records/records-of.ts';
import { httpRecordLinks } from '../links/http-record-links.ts';
import { RecordLinks } from '../links/record-links.ts';
import { httpTimelines } from '../timeline/http-timelines.ts';
import { Timelines } from '../timeline/timelines.ts';

/** The engine's ports and what stands behind them over the main API: `[port, factory]`, one bind line each. */
export const engineAdapters = [
  [RecordsOf, httpRecordsOf],
  [References, httpReferences],
  [TableFiles, httpTableFiles],
  [Drafts, httpDrafts],
  [RecordFiles, httpRecordFiles],
  [ChangeDifferences, httpChangeDifferences],
  [ApprovalTerms, httpApprovalTerms],
  [ListLayouts, httpListLayouts],
  [ListViews, httpListViews],
  [TaskCenter, httpTaskCenter],
  [PageActions, httpPageActions],
  [BulkActions, httpBulkActions],
  [Attachments, httpAttachments],
  [Prints, httpPrints],
  [Timelines, httpTimelines],
  [RecordLinks, httpRecordLinks],
] as const satisfies readonly PortAdapter[];
