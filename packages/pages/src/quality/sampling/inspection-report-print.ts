import { type Language, text } from '@axle/kernel';
import type { PrintElement, PrintTemplate, PrintWords } from '@axle/page-kit';

const line = (y: number, words: PrintWords, size = 9): PrintElement => ({ kind: 'text', x: 12, y, width: 150, height: 5, words, size });

/** The inspection report of a lot on A4: the plan of each class with its verdict, and the defects found. */
const inspectionReportPrint: PrintTemplate = {
  key: 'inspectionReport',
  title: text('检验报告 A4', 'Inspection report A4'),
  version: 3,
  sheet: { width: 210, height: 297 },
  per: 'record',
  namesRecords: true,
  elements: [
    { kind: 'text', x: 12, y: 12, width: 150, height: 9, words: text('检验报告 {inspection}', 'Inspection report {inspection}'), size: 16 },
    { kind: 'barcode', x: 172, y: 10, width: 26, height: 26, symbology: 'qr', value: '{samplingNo}' },
    line(24, text('抽样单：{samplingNo}　类型：{type}　轮次：{round}', 'Sampling: {samplingNo}  Type: {type}  Round: {round}')),
    line(30, text('供应商：{supplier}', 'Supplier: {supplier}')),
    line(36, text('检验品：{sku} {sample}', 'Goods: {sku} {sample}')),
    line(
      42,
      text(
        '批量：{lotSize}　检验水平：{level}　样本量：{sampleSize}　标准：{standard}',
        'Lot size: {lotSize}  Level: {level}  Sample: {sampleSize}  Standard: {standard}',
      ),
    ),
    line(
      48,
      text('检验员：{inspector}　开始：{startedAt}　完成：{finishedAt}', 'Inspector: {inspector}  From: {startedAt}  To: {finishedAt}'),
    ),
    { kind: 'text', x: 12, y: 56, width: 186, height: 8, words: text('结果：{result}', 'Result: {result}'), size: 13 },
    {
      kind: 'table',
      x: 12,
      y: 68,
      width: 186,
      height: 36,
      size: 8,
      lines: 'classes',
      rowHeight: 7,
      columns: [
        { field: 'defectClass', width: 26 },
        { field: 'aql', width: 20 },
        { field: 'severity', width: 26 },
        { field: 'useLetter', width: 24 },
        { field: 'size', width: 18 },
        { field: 'accept', width: 18 },
        { field: 'reject', width: 18 },
        { field: 'found', width: 18 },
        { field: 'verdict', width: 18 },
      ],
    },
    line(
      108,
      text(
        '已检 {inspectedUnits}　不合格品 {nonconforming}　标签相符 {labelsOk}　不符 {labelsFailed}',
        'Inspected: {inspectedUnits}  Nonconforming: {nonconforming}  Labels right: {labelsOk}  Wrong: {labelsFailed}',
      ),
      10,
    ),
    {
      kind: 'table',
      x: 12,
      y: 118,
      width: 186,
      height: 140,
      size: 8,
      lines: 'defects',
      rowHeight: 7,
      columns: [
        { field: 'unitNo', width: 20 },
        { field: 'defectCode', width: 76 },
        { field: 'defectClass', width: 24 },
        { field: 'qty', width: 16 },
        { field: 'note', width: 50 },
      ],
    },
    { kind: 'text', x: 12, y: 264, width: 186, height: 10, lines: 2, words: '{stopReason}', size: 8 },
    {
      kind: 'pictures',
      x: 12,
      y: 12,
      width: 186,
      height: 262,
      heading: text('检验照片 {inspection}', 'Photos of inspection {inspection}'),
      field: 'photos',
      across: 2,
      down: 3,
      size: 8,
    },
    line(280, text('抽样按 GB/T 2828.1-2012（ISO 2859-1:1999）', 'Sampling by ISO 2859-1:1999 (GB/T 2828.1-2012)'), 8),
  ],
};

const inOne = (key: string, zh: string, en: string, language: Language): PrintTemplate => ({
  ...inspectionReportPrint,
  key,
  title: text(zh, en),
  language,
});

/** The report in the language of its reader, or in one that is chosen: for a supplier, or for a customer. */
export const inspectionReportPrints: readonly PrintTemplate[] = [
  inspectionReportPrint,
  inOne('inspectionReportZh', '检验报告 A4（中文）', 'Inspection report A4 (Chinese)', 'zh-cn'),
  inOne('inspectionReportEn', '检验报告 A4（英文）', 'Inspection report A4 (English)', 'en'),
];
