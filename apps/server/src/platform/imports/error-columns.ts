import type { Text } from '@axle/kernel';

/** Columns that the error file puts behind those of the file. An import passes over them, so that a mended error file can be sent again. */
export const errorColumns: readonly Text[] = [
  { zh: '行号', en: 'Row' },
  { zh: '错误列', en: 'Column with error' },
  { zh: '错误码', en: 'Error code' },
  { zh: '错误说明', en: 'Error description' },
];
