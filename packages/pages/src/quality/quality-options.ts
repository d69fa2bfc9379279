import { text } from '@axle/kernel';
import type { EnumListField, EnumOption } from '@axle/page-kit';

/** InspectType. */
export const inspectTypes = [
  { code: 'ipqc', label: text('过程检验', 'In-process'), also: ['IPQC'] },
  { code: 'outgoing', label: text('出货检验', 'Outgoing'), also: ['OUTGOING', 'OQC'] },
  { code: 'final', label: text('最终出货检验', 'Final shipment'), also: ['FINAL'] },
  { code: 'iqc', label: text('来料检验', 'Incoming'), also: ['IQC'] },
  { code: 'sample', label: text('样品检验', 'Sample'), also: ['SAMPLE'] },
] as const satisfies readonly EnumOption[];

/** DefectClass. */
export const defectClassOptions = [
  { code: 'critical', label: text('致命', 'Critical'), tone: 'bad', also: ['CR'] },
  { code: 'major', label: text('主要', 'Major'), tone: 'warn', also: ['MA'] },
  { code: 'minor', label: text('次要', 'Minor'), tone: 'info', also: ['MI'] },
] as const satisfies readonly EnumOption[];

/** Severity. */
export const severityOptions = [
  { code: 'normal', label: text('正常', 'Normal'), tone: 'neutral', also: ['NORMAL'] },
  { code: 'tightened', label: text('加严', 'Tightened'), tone: 'warn', also: ['TIGHTENED'] },
  { code: 'reduced', label: text('放宽', 'Reduced'), tone: 'good', also: ['REDUCED'] },
  { code: 'discontinued', label: text('暂停', 'Discontinued'), tone: 'bad', also: ['DISCONTINUED'] },
] as const satisfies readonly EnumOption[];

/** The severities of the classes of a lot, each once. */
export const severitiesField = {
  kind: 'enumList',
  label: text('严格度', 'Severity'),
  readOnly: true,
  figure: true,
  options: severityOptions,
  width: 130,
  help: text(
    '各等级抽样所用的严格度；未抽样的批为当前状态。',
    'Severity of each class at sampling; the current one for lots not yet sampled.',
  ),
} as const satisfies EnumListField;

/** CheckGroup. */
export const checkGroups = [
  { code: 'qty', label: text('数量', 'Quantity'), also: ['QTY'] },
  { code: 'look', label: text('外观', 'Appearance'), also: ['LOOK'] },
  { code: 'dim', label: text('尺寸', 'Dimensions'), also: ['DIM'] },
  { code: 'fit', label: text('装车适配', 'Fitment'), also: ['FIT'] },
  { code: 'func', label: text('功能', 'Function'), also: ['FUNC'] },
  { code: 'mat', label: text('材质涂层', 'Material & coating'), also: ['MAT'] },
  { code: 'mark', label: text('标识合规', 'Legal marks'), also: ['MARK'] },
  { code: 'pack', label: text('包装跌落', 'Packaging & drop'), also: ['PACK'] },
  { code: 'label', label: text('条码', 'Barcodes'), also: ['LABEL'] },
  { code: 'doc', label: text('随货文件', 'Documents'), also: ['DOC'] },
] as const satisfies readonly EnumOption[];

/** Special levels: small samples for tests that destroy or take long. */
export const specialLevels = [
  { code: 'S-1', label: text('S-1', 'S-1') },
  { code: 'S-2', label: text('S-2', 'S-2') },
  { code: 'S-3', label: text('S-3', 'S-3') },
  { code: 'S-4', label: text('S-4', 'S-4') },
] as const satisfies readonly EnumOption[];

/** Level. */
export const inspectionLevelOptions = [
  ...specialLevels,
  { code: 'I', label: text('I', 'I') },
  { code: 'II', label: text('II', 'II') },
  { code: 'III', label: text('III', 'III') },
] as const satisfies readonly EnumOption[];

/** Acceptance quality limits in percent, written as the standard prints them. */
export const aqlOptions = [
  { code: '0.065', label: text('0.065', '0.065') },
  { code: '0.1', label: text('0.10', '0.10'), also: ['0.1'] },
  { code: '0.15', label: text('0.15', '0.15') },
  { code: '0.25', label: text('0.25', '0.25') },
  { code: '0.4', label: text('0.40', '0.40'), also: ['0.4'] },
  { code: '0.65', label: text('0.65', '0.65') },
  { code: '1', label: text('1.0', '1.0'), also: ['1'] },
  { code: '1.5', label: text('1.5', '1.5') },
  { code: '2.5', label: text('2.5', '2.5') },
  { code: '4', label: text('4.0', '4.0'), also: ['4'] },
  { code: '6.5', label: text('6.5', '6.5') },
] as const satisfies readonly EnumOption[];

/** By which limit a class of a lot is judged: no defect is accepted, or one of {@link aqlOptions}. */
export const classAqlOptions = [
  { code: 'zero', label: text('零收', 'Zero'), also: ['ZERO'] },
  ...aqlOptions,
] as const satisfies readonly EnumOption[];
