import { text } from '@axle/kernel';
import type { PrintTemplate } from '@axle/page-kit';

/** The label of a parcel, 100 × 150 mm. */
export const parcelLabel: PrintTemplate = {
  key: 'parcelLabel',
  title: { zh: '包裹面单 100×150', en: 'Parcel label 100×150' },
  version: 1,
  sheet: { width: 100, height: 150 },
  per: 'record',
  elements: [
    { kind: 'text', x: 5, y: 5, width: 60, height: 8, words: '{channelCode}', size: 16 },
    { kind: 'text', x: 65, y: 5, width: 30, height: 6, words: '{courierCode}', size: 12, align: 'right' },
    { kind: 'text', x: 5, y: 18, width: 90, height: 5, words: { zh: '收件人', en: 'Ship to' }, size: 8 },
    { kind: 'text', x: 5, y: 23, width: 90, height: 8, words: '{receiver}', size: 14 },
    { kind: 'text', x: 5, y: 31, width: 90, height: 18, words: '{shipTo}', size: 11, lines: 3 },
    { kind: 'text', x: 5, y: 50, width: 90, height: 6, words: '{phone}', size: 10 },
    { kind: 'barcode', x: 5, y: 62, width: 90, height: 24, symbology: 'code128', value: '{waybillNo}', optional: true },
    { kind: 'text', x: 5, y: 87, width: 90, height: 7, words: '{waybillNo}', size: 13, align: 'center' },
    { kind: 'barcode', x: 5, y: 104, width: 60, height: 14, symbology: 'code128', value: '{parcelNo}' },
    { kind: 'text', x: 5, y: 119, width: 60, height: 5, words: '{parcelNo}', size: 9 },
    { kind: 'barcode', x: 72, y: 100, width: 22, height: 22, symbology: 'qr', value: '{parcelNo}' },
    {
      kind: 'text',
      x: 5,
      y: 130,
      width: 90,
      height: 6,
      words: { zh: '{outboundNo}　{pieces}件　{actualG} g', en: '{outboundNo}  {pieces} pcs  {actualG} g' },
      size: 9,
    },
    { kind: 'text', x: 5, y: 137, width: 90, height: 5, words: '{warehouse}', size: 8 },
  ],
};

/** The same for printers of square labels, 100 × 100 mm. */
export const parcelLabelSquare: PrintTemplate = {
  ...parcelLabel,
  key: 'parcelLabelSquare',
  title: { zh: '包裹面单 100×100', en: 'Parcel label 100×100' },
  sheet: { width: 100, height: 100 },
  elements: [
    { kind: 'text', x: 5, y: 4, width: 60, height: 7, words: '{channelCode}', size: 13 },
    { kind: 'text', x: 65, y: 4, width: 30, height: 6, words: '{courierCode}', size: 10, align: 'right' },
    { kind: 'text', x: 5, y: 12, width: 90, height: 6, words: '{receiver}', size: 12 },
    { kind: 'text', x: 5, y: 18, width: 90, height: 14, words: '{shipTo}', size: 9, lines: 3 },
    { kind: 'text', x: 5, y: 32, width: 90, height: 5, words: '{phone}', size: 9 },
    { kind: 'barcode', x: 5, y: 40, width: 90, height: 22, symbology: 'code128', value: '{waybillNo}', optional: true },
    { kind: 'text', x: 5, y: 63, width: 90, height: 6, words: '{waybillNo}', size: 12, align: 'center' },
    { kind: 'barcode', x: 5, y: 73, width: 60, height: 12, symbology: 'code128', value: '{parcelNo}' },
    { kind: 'text', x: 5, y: 86, width: 60, height: 5, words: '{parcelNo}', size: 8 },
    { kind: 'barcode', x: 75, y: 72, width: 20, height: 20, symbology: 'qr', value: '{parcelNo}' },
    {
      kind: 'text',
      x: 5,
      y: 92,
      width: 90,
      height: 5,
      words: { zh: '{outboundNo}　{pieces}件　{actualG} g　{warehouse}', en: '{outboundNo}  {pieces} pcs  {actualG} g  {warehouse}' },
      size: 7,
    },
  ],
};

/** The same on office paper, one a page, to be cut. */
export const parcelLabelA4: PrintTemplate = {
  ...parcelLabel,
  key: 'parcelLabelA4',
  title: { zh: '包裹面单 A4', en: 'Parcel label A4' },
  sheet: { width: 210, height: 297 },
};

/** The labels by what a store configuration calls them. */
export const parcelLabels = {
  thermal4x6: parcelLabel,
  thermal100x100: parcelLabelSquare,
  a4: parcelLabelA4,
} as const satisfies Readonly<Record<string, PrintTemplate>>;

const inZpl = (label: PrintTemplate, zh: string, en: string): PrintTemplate => ({
  ...label,
  key: `${label.key}Zpl`,
  title: text(zh, en),
  format: 'zpl',
});

/** Those for label printers in their own language; office paper has none. */
export const parcelLabelsZpl: Readonly<Partial<Record<keyof typeof parcelLabels, PrintTemplate>>> = {
  thermal4x6: inZpl(parcelLabel, '包裹面单 100×150 ZPL', 'Parcel label 100×150 ZPL'),
  thermal100x100: inZpl(parcelLabelSquare, '包裹面单 100×100 ZPL', 'Parcel label 100×100 ZPL'),
};

/** What is in a parcel, for the recipient: an A6 sheet without prices. */
export const packingSlip: PrintTemplate = {
  key: 'packingSlip',
  title: { zh: '装箱单 A6', en: 'Packing slip A6' },
  version: 1,
  sheet: { width: 105, height: 148 },
  per: 'record',
  elements: [
    { kind: 'text', x: 6, y: 6, width: 60, height: 8, words: { zh: '装箱单', en: 'Packing slip' }, size: 15 },
    { kind: 'barcode', x: 62, y: 6, width: 37, height: 10, symbology: 'code128', value: '{parcelNo}' },
    {
      kind: 'text',
      x: 6,
      y: 18,
      width: 93,
      height: 5,
      words: { zh: '订单 {outboundNo}　包裹 {parcelNo}', en: 'Order {outboundNo}  parcel {parcelNo}' },
      size: 8,
    },
    { kind: 'text', x: 6, y: 25, width: 93, height: 6, words: '{receiver}', size: 10 },
    { kind: 'text', x: 6, y: 31, width: 93, height: 12, words: '{shipTo}', size: 8, lines: 2 },
    {
      kind: 'table',
      x: 6,
      y: 46,
      width: 93,
      height: 96,
      size: 8,
      lines: 'lines',
      columns: [
        { field: 'sku', width: 75 },
        { field: 'qty', width: 18 },
      ],
    },
  ],
};

/** The parcels that are handed to a courier together, to be signed. */
export const manifestSheet: PrintTemplate = {
  key: 'manifestSheet',
  title: { zh: '交接单 A4', en: 'Manifest A4' },
  version: 1,
  sheet: { width: 210, height: 297 },
  per: 'all',
  elements: [
    { kind: 'text', x: 12, y: 10, width: 110, height: 9, words: { zh: '包裹交接单 {manifestNo}', en: 'Manifest {manifestNo}' }, size: 16 },
    {
      kind: 'text',
      x: 12,
      y: 22,
      width: 186,
      height: 6,
      words: { zh: '仓库 {warehouse}　快递商 {courierCode}', en: 'From {warehouse}  to {courierCode}' },
      size: 10,
    },
    {
      kind: 'text',
      x: 12,
      y: 276,
      width: 186,
      height: 6,
      words: {
        zh: '交出人：                      接收人：                      日期：',
        en: 'Handed by:                      Received by:                      Date:',
      },
      size: 10,
    },
    {
      kind: 'table',
      x: 12,
      y: 32,
      width: 186,
      height: 236,
      size: 9,
      columns: [
        { field: 'parcelNo', width: 40 },
        { field: 'waybillNo', width: 50 },
        { field: 'outboundNo', width: 40 },
        { field: 'pieces', width: 18 },
        { field: 'actualG', width: 24 },
      ],
    },
  ],
};
