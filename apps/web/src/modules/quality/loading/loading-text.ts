import { text } from '@axle/kernel';

/** Words of the station where labels are scanned at loading. */
export const loadingText = {
  prompt: text('扫描箱标', 'Scan a carton label'),
  lines: text('每个SKU的箱数', 'Cartons per SKU'),
  line: text('行', 'Line'),
  sku: text('SKU', 'SKU'),
  planned: text('计划箱数', 'Planned'),
  scanned: text('已扫箱标', 'Labels scanned'),
  loaded: text('装柜箱数', 'Loaded'),
  needed: text('应扫', 'To scan'),
  right: text('合格', 'Right'),
  wrong: text('不符', 'Wrong'),
  open: text('抽开箱号', 'Cartons to open'),
  mixed: text('混装柜：每箱都扫', 'Mixed container: scan every carton'),
  rejects: text('有箱标不符，本批将判为不合格。', 'A label is wrong: the batch will be rejected.'),
  undo: text('不是箱标，撤销', 'Not a label: undo'),
  undone: text('已撤销', 'Undone'),
  notStarted: text('“开始装柜”后在这里扫描箱标。', 'Labels are scanned here once loading has started.'),
} as const;
