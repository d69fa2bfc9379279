import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** FitmentId: how a platform names vehicles. */
export const fitmentIdOptions = [
  { code: 'ymm', label: text('年款车型', 'Year, make, model'), tone: 'neutral' },
  { code: 'epid', label: text('ePID', 'ePID'), tone: 'info' },
  { code: 'ktype', label: text('K-Type', 'K-Type'), tone: 'info' },
  { code: 'aces', label: text('ACES', 'ACES'), tone: 'info' },
] as const satisfies readonly EnumOption[];

/** FitmentSync: how what is published stands to the library. */
export const fitmentSyncOptions = [
  { code: 'same', label: text('一致', 'In sync'), tone: 'good' },
  { code: 'toAdd', label: text('待加', 'To add'), tone: 'warn' },
  { code: 'toRemove', label: text('待删', 'To remove'), tone: 'warn' },
  { code: 'overLimit', label: text('超上限', 'Over limit'), tone: 'bad' },
  { code: 'error', label: text('错误', 'Error'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Formats of the files that carry fitment. */
export const feedKindOptions = [
  { code: 'aces', label: text('ACES XML', 'ACES XML') },
  { code: 'ebayYmm', label: text('eBay 年款车型', 'eBay year, make, model') },
  { code: 'ebayEpid', label: text('eBay ePID', 'eBay ePID') },
  { code: 'ebayKtype', label: text('eBay K-Type', 'eBay K-Type') },
  { code: 'amazonKtype', label: text('亚马逊 K-Type', 'Amazon K-Type') },
] as const satisfies readonly EnumOption[];

/** What has become of a file. */
export const feedStateOptions = [
  { code: 'built', label: text('已生成', 'Built'), tone: 'info' },
  { code: 'confirmed', label: text('已确认', 'Confirmed'), tone: 'good' },
  { code: 'partly', label: text('部分拒绝', 'Partly refused'), tone: 'warn' },
  { code: 'refused', label: text('已拒绝', 'Refused'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** What a number or a word of a platform stands for. */
export const codeKindOptions = [
  { code: 'make', label: text('品牌(VCdb)', 'Make (VCdb)') },
  { code: 'model', label: text('车型(VCdb)', 'Model (VCdb)') },
  { code: 'submodel', label: text('配置(VCdb)', 'Submodel (VCdb)') },
  { code: 'partType', label: text('零件类型(PCdb)', 'Part type (PCdb)') },
  { code: 'position', label: text('位置(PCdb)', 'Position (PCdb)') },
  { code: 'brand', label: text('产品品牌(AAIA)', 'Part brand (AAIA)') },
  { code: 'productType', label: text('亚马逊产品类型', 'Amazon product type') },
  { code: 'version', label: text('数据库版本日期', 'Database version date') },
  { code: 'sender', label: text('发送人', 'Sender') },
] as const satisfies readonly EnumOption[];
