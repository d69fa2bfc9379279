import { type Text, text } from '@axle/kernel';

/** Something that the product itself notifies users about. */
export interface MessageEvent {
  readonly code: string;
  readonly label: Text;
  /** The gaps that a template of it may name, each with a value as it could be. */
  readonly samples: Readonly<Record<string, string>>;
}

const event = (code: string, zh: string, en: string, samples: MessageEvent['samples']): MessageEvent => ({
  code,
  label: text(zh, en),
  samples,
});

/** The events that the product raises, with what it says of each. */
export const messageEvents: readonly MessageEvent[] = [
  event('approval.todo', '待审批', 'Approval requested', {
    'request.no': 'CR-260-520-0001',
    'record.name': 'AX-BP-1001',
    'requester.name': '李娜',
  }),
  event('approval.done', '审批完成', 'Approval decided', {
    'request.no': 'CR-260-520-0001',
    'record.name': 'AX-BP-1001',
    'decider.name': '王强',
  }),
  event('auth.expiring', '授权即将过期', 'Authorisation expiring', { 'shop.name': 'AXLE-US', 'days.left': '14' }),
  event('signin.guessed', '密码猜测', 'Passwords being guessed', {
    'source.ip': '203.0.113.9',
    'account.name': 'buyer',
    'guess.count': '30',
  }),
  event('auth.failed', '授权失效', 'Authorisation failed', { 'shop.name': 'AXLE-US' }),
  event('export.ready', '导出完成', 'Export ready', { 'file.name': 'skuList-20260520.xlsx', 'file.rows': '1200' }),
  event('export.paused', '定时导出已暂停', 'Scheduled export paused', {
    'subscription.name': '每周库存',
    'pause.reason': '您已没有“库存余额”的导出权限',
  }),
  event('import.done', '导入完成', 'Import done', {
    'file.name': 'models.csv',
    'rows.new': '120',
    'rows.changed': '8',
    'rows.same': '40',
    'rows.bad': '2',
  }),
  event('import.reverted', '导入已撤销', 'Import reverted', {
    'file.name': 'models.csv',
    'reverter.name': '李娜',
    'rows.deleted': '120',
    'rows.restored': '8',
    'rows.kept': '1',
  }),
  event('comment.mention', '评论提到', 'Mentioned in a comment', {
    'author.name': '李娜',
    'record.name': 'AX-BP-1001',
    'comment.text': 'Please check the weight.',
  }),
  event('po.reply', '供应商回复', 'Supplier replied', { 'order.no': 'PO-260-520-00042', 'supplier.name': 'Ningbo Brake' }),
  event('po.late', '采购订单延期', 'Purchase order late', {
    'order.no': 'PO-260-520-00042',
    'supplier.name': 'Ningbo Brake',
    'days.late': '3',
  }),
  event('quality.rejected', '检验不合格', 'Inspection failed', { 'inspection.no': 'IQC-260-520-0007', 'sku.code': 'AX-BP-1001' }),
  event('stock.short', '库存不足', 'Stock shortage', { 'sku.code': 'AX-BP-1001', 'warehouse.name': 'US-W', quantity: '12' }),
  event('order.short', '出库单缺货', 'Outbound orders short of stock', {
    'warehouse.name': 'US-W',
    'order.count': '2',
    'order.nos': 'OB-260-520-00042, OB-260-520-00043',
  }),
  event('reservation.short', '占用缺口', 'Reservations short of stock', {
    'warehouse.name': 'US-W',
    'sku.count': '1',
    'sku.codes': 'AX-BP-1001 −12',
  }),
  event('claim.ending', 'FBA申诉即将截止', 'FBA claims expiring', {
    'shop.name': 'AXLE-US',
    'claim.count': '1',
    'days.left': '14',
    'claim.nos': 'FC-260-520-00007 (2026-06-03)',
  }),
  event('shipment.delay', '货件延误', 'Shipment delayed', { 'shipment.no': 'SH-260-520-0009', 'days.late': '4' }),
  event('file.expiring', '文件即将过期', 'File expiring', { 'file.name': 'skuList-20260520.xlsx', 'file.expires': '2026-05-27' }),
  event('cutoff.planned', '截单品名', 'Cut-off product name', {
    'cutoff.value': 'airbag',
    'cutoff.from': '2026-05-01',
    'sku.count': '12',
    'sku.codes': 'ABG-10001, ABG-10002',
  }),
  event('newProduct.escalated', '新品异常升级', 'New product exception escalated', {
    'project.no': 'NP-260-520-00007',
    'project.name': '前刹车片',
    'exception.text': '已超过阶段期限',
    'exception.due': '2026-05-17',
  }),
  event('supplierFile.expiring', '供应商证照即将过期', 'Supplier document expiring', {
    'supplier.name': 'S1001 恒驰制动',
    'file.type': '营业执照',
    'file.expires': '2026-05-27',
    'days.left': '7',
  }),
  event('brand.expiring', '商标即将到期', 'Trademark expiring', {
    'brand.name': 'AXLEPRO 安行',
    marks: 'US 5918243 (2026-08-17)',
    'days.left': '89',
  }),
  event('rights.changed', '数据权限修改', 'Data scope changed', {
    'scope.kind': '供应商',
    'scope.after': '指定 3',
    'changer.name': '陈浩',
    'change.reason': '转岗',
  }),
  event('password.expiring', '密码即将过期', 'Password expiring', { 'password.expires': '2026-06-01' }),
  event('feed.stale', '数据未更新', 'Data not up to date', { 'feed.name': 'Amazon orders', 'hours.late': '5' }),
  event('exempt.revoked', '豁免已撤销', 'Exemption revoked', { 'sku.code': 'AX-BP-1001' }),
  event('tariff.change', '税则变更', 'Tariff changed', { 'tariff.code': '8708.30.91' }),
];

/** The event of a code; undefined for one that the product does not raise by itself. */
export const messageEvent = (code: unknown): MessageEvent | undefined => messageEvents.find(each => each.code === code);
