import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { inspectTypes } from '../quality-options.ts';
import { decidedFields, shownFields } from './image-fields.ts';

/** The photos of inspections. */
export const imageRecords = defineResource({
  entity: 'qualityImage',
  label: text('质检图片', 'Quality image'),
  service: 'nova',
  table: 'quality_photo',
  nameFields: ['imageNo'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    file: {
      kind: 'files',
      label: text('图片', 'Image'),
      readOnly: true,
      most: 1,
      endings: ['jpg', 'jpeg', 'png', 'webp'],
      mostBytes: 15_728_640,
      width: 80,
    },
    imageNo: { kind: 'text', label: text('图片编号', 'Image no.'), readOnly: true, maxLength: 30, width: 160 },
    bizType: { kind: 'enum', label: text('检验类型', 'Type'), readOnly: true, options: inspectTypes, width: 100 },
    bizNo: { kind: 'code', documentNo: true, label: text('检验单号', 'Inspection no.'), readOnly: true, maxLength: 20, width: 150 },
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 190 },
    supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 200 },
    ...shownFields,
    part: {
      kind: 'enum',
      label: text('部位', 'View'),
      readOnly: true,
      width: 90,
      options: [
        { code: 'empty', label: text('空柜', 'Empty') },
        { code: 'half', label: text('半柜', 'Half full') },
        { code: 'full', label: text('满柜', 'Full') },
        { code: 'sealed', label: text('封柜', 'Sealed') },
      ],
    },
    fileName: { kind: 'text', label: text('文件名', 'File name'), readOnly: true, maxLength: 200, width: 160 },
    takenBy: { kind: 'user', label: text('拍摄人', 'Taken by'), readOnly: true, width: 100 },
    takenAt: { kind: 'instant', label: text('拍摄时间', 'Taken at'), readOnly: true, width: 150 },
    geo: {
      kind: 'text',
      label: text('拍摄地点', 'Place'),
      readOnly: true,
      hidden: true,
      seenBy: 'qualityTesting.qualityImages.geo',
      maxLength: 30,
      width: 150,
      help: text('纬度、经度；仅在上传人有“拍摄地点”权限时保留。', 'Latitude and longitude; kept if the uploader has the right to places.'),
    },
    ...decidedFields,
  },
});
