import type { RecordValues } from '@axle/page-kit';

type Class = 'critical' | 'major' | 'minor';

const defect = (code: string, nameZh: string, nameEn: string, defectClass: Class, checkGroup: string, note?: string): RecordValues => ({
  code,
  nameZh,
  nameEn,
  defectClass,
  checkGroup,
  ...(note === undefined ? {} : { note }),
});

/** The defects that inspectors of the demo choose from: D1 critical, D2 major, D3 minor. */
export const demoDefectCodes: readonly RecordValues[] = [
  defect('D101', '锐边、毛刺伤手', 'Sharp edge or burr', 'critical', 'look', '徒手可触及的边缘能划破测试纸即判。'),
  defect('D102', '缺法规标识', 'Legal mark missing', 'critical', 'mark', 'DOT/SAE、E-mark、CE任一应有而无。'),
  defect('D103', '短路、漏电或漏液', 'Short circuit or leak', 'critical', 'func'),
  defect('D104', '制动件裂纹', 'Crack in a brake part', 'critical', 'mat', '目视或渗透探伤可见裂纹，任何长度。'),
  defect('D105', '摩擦材料脱层', 'Friction material detached', 'critical', 'mat'),
  defect('D106', '紧固件松脱', 'Fastener comes loose', 'critical', 'func', '振动试验后扭矩低于规定值的70%。'),
  defect('D107', '镜片、灯罩碎裂', 'Glass or lens shattered', 'critical', 'look'),
  defect('D108', '含禁用物质', 'Banned substance', 'critical', 'mat', '石棉、六价铬等超限。'),
  defect('D201', '错件或左右装反', 'Wrong part or side', 'major', 'fit'),
  defect('D202', '孔位或尺寸超差', 'Hole or size out of tolerance', 'major', 'dim'),
  defect('D203', '功能失效', 'No function', 'major', 'func'),
  defect('D204', '五金包不全', 'Hardware kit incomplete', 'major', 'qty'),
  defect('D205', '条码无法识读或错误', 'Barcode unreadable or wrong', 'major', 'label', '用扫描枪三次不能读出，或内容与SKU不符。'),
  defect('D206', '缺原产地或GPSR标签', 'Origin or GPSR label missing', 'major', 'mark'),
  defect('D207', '接插件不匹配', 'Connector does not fit', 'major', 'fit'),
  defect('D208', '进水、起雾', 'Water or fog inside', 'major', 'func', '淋雨试验30分钟后灯内有水珠。'),
  defect('D209', '镀层脱落、生锈', 'Coating flakes or rusts', 'major', 'mat'),
  defect('D210', '硬度不合格', 'Hardness out of range', 'major', 'mat'),
  defect('D211', '跳动、平面度超差', 'Run-out or flatness out of tolerance', 'major', 'dim'),
  defect('D212', '异响、卡滞', 'Noise or sticking', 'major', 'func'),
  defect('D213', '混装、少装', 'Mixed or missing pieces', 'major', 'qty'),
  defect('D214', '跌落试验后损坏', 'Damaged in the drop test', 'major', 'pack'),
  defect('D215', '随货文件缺失', 'Document missing', 'major', 'doc', '装车说明、质保卡、合格证。'),
  defect('D301', '划痕不超过10毫米', 'Scratch up to 10 mm', 'minor', 'look'),
  defect('D302', '色差', 'Colour shade', 'minor', 'look'),
  defect('D303', '内盒压痕', 'Inner box dented', 'minor', 'pack'),
  defect('D304', '油污、灰尘', 'Oil or dust', 'minor', 'look'),
  defect('D305', '印刷模糊', 'Blurred print', 'minor', 'label'),
  defect('D306', '标签歪斜', 'Label crooked', 'minor', 'label'),
  defect('D307', '飞边不伤手', 'Flash, not sharp', 'minor', 'look'),
  defect('D308', '外箱轻微变形', 'Carton slightly deformed', 'minor', 'pack'),
];
