import { defineSection } from '@axle/page-kit';
import { downList } from './down-list.ts';
import { importTask } from './import-task.ts';

export const section = defineSection({
  key: 'resourceCenter',
  title: { zh: '资源中心', en: 'Resource centre' },
  defaultPage: 'downList',
  groups: [{ key: 'tasks', title: { zh: '任务中心', en: 'Tasks' }, pages: [downList, importTask] }],
});
