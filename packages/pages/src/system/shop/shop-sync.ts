import { text } from '@axle/kernel';
import type { CustomAction, InstantField, IntegerField, LineField, PageTab } from '@axle/page-kit';
import { authStateOptions } from './platform-options.ts';
const instant = (zh: string, en: string): InstantField => ({ kind: 'instant', label: text(zh, en), width: 150 });
const count = (label: LineField['label']): IntegerField => ({ kind: 'integer', label, min: 0, max: 10_000_000, width: 90 });

/** Fetches from the platform of a shop; `permission` is the action of the page by whose right it is done. */
export const syncAction = (title: CustomAction['title'], permission: string) =>
  ({
    key: 'sync',
    title,
    permission,
    on: 'none',
    input: {
      store: {
        kind: 'ref',
        label: text('店铺', 'Store'),
        entity: 'store',
        help: text(
          '留空为全部授权有效的亚马逊店铺；每个店铺15分钟一次。',
          'Empty means all Amazon stores with valid authorisation; each store once per 15 minutes.',
        ),
      },
    },
  }) as const satisfies CustomAction;

/** When each shop was asked last, and what came of it; `rows` is what its rows are called. */
export const syncsTab = (rows: LineField['label']) =>
  ({
    key: 'syncs',
    title: text('同步记录', 'Sync log'),
    tool: {
      inputs: {},
      results: {
        lines: {
          kind: 'lines',
          label: text('各店铺最近一次同步', 'Last sync by store'),
          by: ['store'],
          most: 1000,
          fields: {
            store: { kind: 'text', label: text('店铺', 'Store'), maxLength: 120, width: 220 },
            auth: { kind: 'enum', label: text('授权状态', 'Authorisation'), options: authStateOptions, width: 110 },
            asked: instant('请求时间', 'Requested at'),
            state: {
              kind: 'enum',
              label: text('状态', 'Status'),
              width: 100,
              options: [
                { code: 'waiting', label: text('等待', 'Waiting'), tone: 'info' },
                { code: 'running', label: text('进行中', 'Running'), tone: 'info' },
                { code: 'done', label: text('完成', 'Done'), tone: 'good' },
                { code: 'failed', label: text('失败', 'Failed'), tone: 'bad' },
              ],
            },
            ended: instant('结束时间', 'Ended at'),
            rowsIn: count(rows),
            rowsNew: count(text('新快照', 'New snapshots')),
            error: {
              kind: 'enum',
              label: text('失败原因', 'Failure reason'),
              width: 170,
              options: [
                { code: 'NO_AUTHORISATION', label: text('没有有效授权', 'No valid authorisation') },
                { code: 'CALL_FAILED', label: text('平台拒绝访问', 'Access refused by the platform') },
              ],
            },
            from: instant('可再次同步', 'Next sync from'),
          },
        },
      },
    },
  }) as const satisfies PageTab;
