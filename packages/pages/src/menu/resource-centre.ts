import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'resourceCenter',
  title: { zh: '资源中心', en: 'Resource centre' },
  defaultPage: 'downList',
  groups: [
    {
      key: 'tasks',
      title: { zh: '任务中心', en: 'Tasks' },
      pages: {
        downList: async () => (await import('../system/tasks/down-list.ts')).downList,
        exportSubscription: async () => (await import('../system/tasks/export-subscription.ts')).exportSubscription,
        importTask: async () => (await import('../system/tasks/import-task.ts')).importTask,
      },
    },
  ],
});
