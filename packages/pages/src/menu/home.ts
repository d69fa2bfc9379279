import { outlineSection } from '@axle/page-kit';

export const section = outlineSection({
  key: 'home',
  title: { zh: '首页', en: 'Home' },
  defaultPage: 'homeIndex',
  groups: [
    {
      key: 'workplace',
      title: { zh: '工作台', en: 'Workplace' },
      pages: {
        homeIndex: async () => (await import('../system/workplace/home-index.ts')).homeIndex,
      },
    },
  ],
});
