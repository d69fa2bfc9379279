import { text } from '@axle/kernel';
import type { InstantField, PageTab } from '@axle/page-kit';
import { authStateOptions } from '../../system/shop/platform-options.ts';
import { downloadKindOptions, downloadPlatformOptions, downloadStatusOptions } from './download-options.ts';

const instant = (zh: string, en: string): InstantField => ({ kind: 'instant', label: text(zh, en), width: 160 });

/** How far the orders of each shop are fetched. */
export const storeProgressTab = {
  key: 'tab2',
  title: text('店铺进度', 'Store progress'),
  tool: {
    inputs: {},
    results: {
      lines: {
        kind: 'lines',
        label: text('各店铺最近的下载', 'Latest downloads by store'),
        by: ['store', 'kind'],
        most: 4000,
        fields: {
          store: { kind: 'text', label: text('店铺', 'Store'), maxLength: 120, width: 220 },
          platform: { kind: 'enum', label: text('平台', 'Platform'), options: downloadPlatformOptions, width: 110 },
          kind: { kind: 'enum', label: text('类型', 'Kind'), options: downloadKindOptions, width: 140 },
          fetchedTo: instant('已下载至', 'Fetched up to'),
          succeeded: instant('最近成功', 'Last success'),
          lag: { kind: 'integer', label: text('滞后（分钟）', 'Lag (min)'), min: 0, max: 100_000_000, width: 104 },
          last: { kind: 'enum', label: text('最近结果', 'Last result'), options: downloadStatusOptions, width: 110 },
          next: instant('下次运行', 'Next run'),
          auth: { kind: 'enum', label: text('授权状态', 'Authorisation'), options: authStateOptions, width: 120 },
          authUntil: instant('授权到期', 'Authorised until'),
        },
      },
    },
  },
} as const satisfies PageTab;
