import { refuse, text } from '@axle/kernel';
import type { TaskCenter } from '../engine/import-export/task-center.ts';

/** What every call of the gallery answers that needs a server. */
export const serverless = () =>
  Promise.resolve(refuse({ code: 'NO_SERVER', message: text('图库没有服务器', 'The gallery has no server') }));

/** Imports and exports of the gallery, which has no server. */
export const galleryTaskCenter = {
  metas: serverless,
  template: serverless,
  upload: serverless,
  task: serverless,
  errors: serverless,
  badRows: serverless,
  mend: serverless,
  head: serverless,
  matchColumns: serverless,
  revert: serverless,
  errorFile: serverless,
  confirm: serverless,
  cancel: serverless,
  export: serverless,
  subscribe: serverless,
  exportTemplates: serverless,
  saveExportTemplate: serverless,
  removeExportTemplate: serverless,
} satisfies TaskCenter;
