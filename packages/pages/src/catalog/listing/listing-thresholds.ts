import type { CustomAction, LineField, RefField, Tool } from '@axle/page-kit';

const site: RefField = { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site' };
const thresholds: Readonly<Record<string, LineField>> = {
  noBuyBoxHours: { kind: 'integer', label: { zh: '失去购物车(小时)', en: 'No buy box (hours)' }, min: 1, max: 720, width: 150 },
  priceFactor: {
    kind: 'decimal',
    label: { zh: '售价上限(倍中位价)', en: 'Max price (× median)' },
    scale: 2,
    min: '1',
    max: '10',
    width: 160,
  },
  ratingLeast: { kind: 'decimal', label: { zh: '评分下限', en: 'Min rating' }, scale: 1, min: '1', max: '5', width: 110 },
  reviewsLeast: { kind: 'integer', label: { zh: '最少评论数', en: 'Min reviews' }, min: 0, max: 100_000, width: 130 },
};

/** Sets the thresholds of a site; what is left empty goes by the usual one. */
export const setThreshold = {
  key: 'setThreshold',
  title: { zh: '设置阈值', en: 'Set thresholds' },
  permission: 'update',
  on: 'none',
  confirm: {
    zh: '留空则使用默认值；保存后按新阈值重新检查。',
    en: 'Empty fields use the default. Listings are checked again with the new thresholds.',
  },
  input: { site: { ...site, required: true }, ...thresholds },
} as const satisfies CustomAction;

/** The thresholds in force, site by site. */
export const thresholdsTool = {
  inputs: { site },
  reads: ['threshold'],
  results: {
    lines: {
      kind: 'lines',
      label: { zh: '生效的阈值', en: 'Effective thresholds' },
      by: ['site'],
      most: 200,
      fields: {
        site: { kind: 'text', label: { zh: '站点', en: 'Site' }, required: true, maxLength: 60, width: 150 },
        ...thresholds,
        own: { kind: 'bool', label: { zh: '单独设置', en: 'Site-specific' }, width: 100 },
        setAt: { kind: 'instant', label: { zh: '设置时间', en: 'Set at' }, width: 160 },
      },
    },
  },
} as const satisfies Tool;
