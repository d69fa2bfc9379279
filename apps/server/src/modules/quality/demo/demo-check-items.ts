import type { RecordValues } from '@axle/page-kit';

type Class = 'critical' | 'major' | 'minor';
/** Limits with their unit: `['mm', '24.9', '25.1']`. */
type Limits = readonly [unit: string, lsl?: string, usl?: string];

const item = (
  checkGroup: string,
  name: string,
  method: string,
  spec: string,
  defectClass: Class,
  limits?: Limits,
  specialLevel?: string,
): RecordValues => ({
  checkGroup,
  item: name,
  method,
  spec,
  defectClass,
  ...(limits && { unit: limits[0], lsl: limits[1], usl: limits[2] }),
  ...(specialLevel !== undefined && { specialLevel }),
});

/** What is checked of all goods before they leave the supplier. */
export const outgoingItems: readonly RecordValues[] = [
  item('qty', '数量与混装', '开箱清点', '与装箱单一致，无混装', 'major'),
  item('look', '外观', '500勒克斯下距30厘米目视', '无锐边、裂纹；划痕不超过10毫米', 'minor'),
  item('mark', '法规与原产地标识', '目视', 'DOT/SAE、E-mark、CE及GPSR标签齐全清晰', 'critical'),
  item('label', '条码', '扫描枪', 'FNSKU、外箱码可读且与SKU一致', 'major'),
  item('pack', '跌落试验', '一角三棱六面，80厘米', '产品无损坏，外箱不散', 'major', undefined, 'S-1'),
  item('doc', '随货文件', '目视', '装车说明、质保卡齐全', 'minor'),
];

/** Patrols and first articles at the supplier. */
export const inProcessItems: readonly RecordValues[] = [
  item('dim', '首件全尺寸', '三坐标或专用检具', '按图纸，全部合格', 'major'),
  item('func', '首件功能', '功能台架', '按检验规范', 'major'),
  item('mat', '来料材质证明', '核对炉号', '与材质报告一致', 'major'),
  item('look', '工序外观', '目视', '无毛刺、磕碰', 'minor'),
];

/** What is checked as a container is loaded. */
export const finalItems: readonly RecordValues[] = [
  item('qty', '装柜数量', '逐箱扫描', '与装箱单一致', 'major'),
  item('label', '外箱标签', '扫描枪', '全部可读，SKU正确', 'major'),
  item('pack', '外箱状态', '目视', '无破损、受潮', 'minor'),
  item('doc', '封条与照片', '拍照', '空柜、半柜、满柜、封条各一张', 'minor'),
];

/** What is checked as goods arrive. */
export const incomingItems: readonly RecordValues[] = [
  item('qty', '到货数量', '清点', '与收货单一致', 'major'),
  item('look', '运输损伤', '目视', '无压坏、受潮', 'major'),
  item('label', '条码', '扫描枪', '可读且与SKU一致', 'major'),
  item('func', '抽测功能', '按品类检具', '功能正常', 'major'),
];

/** What is checked of samples of new products. */
export const sampleItems: readonly RecordValues[] = [
  item('dim', '全尺寸', '三坐标', '与图纸、原厂件一致', 'major'),
  item('fit', '装车验证', '实车安装', '无需改动即可装配', 'major'),
  item('mat', '材质', '光谱或红外', '与BOM一致，无禁用物质', 'critical'),
  item('mark', '标识', '目视', '目标市场标识齐全', 'critical'),
];

/** Further items of categories, by the code of the category. */
export const itemsByCategory: Readonly<Record<string, readonly RecordValues[]>> = {
  'BRK-DISC': [
    item('dim', '制动盘厚度', '千分尺，均布3点', '按图纸±0.1毫米', 'major', ['mm', '24.9', '25.1']),
    item('dim', '端面跳动', '百分表，盘旋转一周', '不大于0.05毫米', 'major', ['mm', '0', '0.05']),
    item('mat', '硬度', '布氏硬度计', 'HB 180–230', 'major', ['HB', '180', '230'], 'S-2'),
    item('mat', '裂纹', '渗透探伤', '不允许', 'critical', undefined, 'S-2'),
  ],
  'BRK-PAD': [
    item('mat', '剪切强度', '剪切试验机', '不小于2.5 MPa', 'critical', ['MPa', '2.5'], 'S-1'),
    item('dim', '摩擦块厚度', '卡尺', '按图纸±0.2毫米', 'major', ['mm', '11.8', '12.2']),
    item('mark', '边码', '目视', 'AMECA边码与摩擦等级清晰', 'critical'),
    item('qty', '卡簧、报警线', '清点', '每套齐全', 'major'),
  ],
  'BRK-CAL': [
    item('func', '密封', '气压0.7 MPa保压30秒', '无泄漏', 'critical', ['kPa/min', '0', '5']),
    item('dim', '活塞孔径', '内径千分尺', '按图纸', 'major', ['mm', '57', '57.05']),
    item('func', '活塞回位', '手动推压', '顺畅无卡滞', 'major'),
  ],
  'LGT-HEAD': [
    item('mark', 'DOT/SAE与E-mark', '目视', '灯罩上清晰可见', 'critical'),
    item('func', '点亮与电流', '12.8V电源', '远近光、转向、日行灯正常', 'major', ['A', '3.8', '5.2']),
    item('func', '密封', '淋雨30分钟', '无进水、起雾', 'major', undefined, 'S-2'),
    item('fit', '安装点', '检具', '插入到位，间隙不大于1毫米', 'major', ['mm', '0', '1']),
    item('look', '灯罩', '目视', '无划痕、气泡、杂质', 'minor'),
  ],
  'LGT-TAIL': [
    item('mark', 'DOT/SAE与E-mark', '目视', '灯罩上清晰可见', 'critical'),
    item('func', '各功能点亮', '12.8V电源', '制动、示宽、转向、倒车灯正常', 'major'),
    item('func', '密封', '淋雨30分钟', '无进水、起雾', 'major', undefined, 'S-2'),
  ],
  'BDY-MIR': [
    item('func', '电动调节', '12V电源', '上下左右到位，无异响', 'major'),
    item('func', '加热电流', '万用表', '1.0–1.8 A', 'major', ['A', '1', '1.8']),
    item('look', '镜面', '目视', '无碎裂、变形、斑点', 'critical'),
    item('fit', '底座与接插件', '检具', '对插到位，孔位一致', 'major'),
  ],
  'SUS-SHK': [
    item('func', '阻尼力', '示功机0.52 m/s', '复原力按图纸±12%', 'major', ['N', '1320', '1680'], 'S-2'),
    item('func', '漏油', '倒置24小时', '无渗漏', 'major', undefined, 'S-1'),
    item('mat', '活塞杆镀铬厚度', '测厚仪', '不小于20微米', 'major', ['µm', '20'], 'S-2'),
  ],
  'DRV-HUB': [
    item('dim', '轴向游隙', '百分表', '不大于0.05毫米', 'major', ['mm', '0', '0.05']),
    item('func', '转动噪声', '手转、听诊', '无异响、卡滞', 'major'),
    item('func', 'ABS信号', '信号仪', '幅值与齿数正确', 'major'),
  ],
};
