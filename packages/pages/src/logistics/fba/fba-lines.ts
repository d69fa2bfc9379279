import { text } from '@axle/kernel';
import { type EnumOption, type Field, type LinesField } from '@axle/page-kit';

/** Size tiers of Amazon in the order in which they are tried. */
export const fbaTierOptions = [
  { code: 'smallStandard', label: { zh: '小号标准', en: 'Small standard' }, tone: 'good' },
  { code: 'largeStandard', label: { zh: '大号标准', en: 'Large standard' }, tone: 'good' },
  { code: 'smallBulky', label: { zh: '小号大件', en: 'Small bulky' }, tone: 'info' },
  { code: 'largeBulky', label: { zh: '大号大件', en: 'Large bulky' }, tone: 'info' },
  { code: 'xl50', label: { zh: '超大件 50 磅内', en: 'Extra-large up to 50 lb' }, tone: 'warn' },
  { code: 'xl70', label: { zh: '超大件 50–70 磅', en: 'Extra-large 50–70 lb' }, tone: 'warn' },
  { code: 'xl150', label: { zh: '超大件 70–150 磅', en: 'Extra-large 70–150 lb' }, tone: 'warn' },
  { code: 'overmax', label: { zh: '超规', en: 'Overmax' }, tone: 'bad' },
  { code: 'xlOver150', label: { zh: '超大件 150 磅以上', en: 'Extra-large over 150 lb' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Which storage a tier pays. */
const storageOptions = [
  { code: 'standard', label: { zh: '标准件', en: 'Standard' } },
  { code: 'larger', label: { zh: '大件', en: 'Oversize' } },
] as const satisfies readonly EnumOption[];

const tier = {
  kind: 'enum',
  label: { zh: '尺寸分段', en: 'Size tier' },
  required: true,
  options: fbaTierOptions,
  width: 170,
} as const satisfies Field;
const inches = (zh: string, en: string) =>
  ({ kind: 'decimal', label: text(zh, en), scale: 2, min: '0.01', max: '999', width: 110 }) as const;
const pounds = (zh: string, en: string, required = false) =>
  ({ kind: 'decimal', label: text(zh, en), scale: 4, min: '0.0001', max: '99999', required, width: 110 }) as const;
const amount = (zh: string, en: string, required = false) =>
  ({
    kind: 'money',
    label: text(zh, en),
    scale: 2,
    currency: { field: 'currency' },
    min: '0',
    max: '999999',
    required,
    width: 110,
  }) as const;

/** The limits of a table's size tiers. */
export const tierLines: LinesField = {
  kind: 'lines',
  label: { zh: '尺寸分段', en: 'Size tiers' },
  by: ['tier'],
  most: 20,
  help: {
    zh: '按顺序比较，第一个放得下的分段即为该件的分段；空白的限制不比较。',
    en: 'Checked in order: the first tier that fits is the tier of the piece; empty limits are ignored.',
  },
  fields: {
    tier,
    longest: inches('最长边(in)', 'Longest (in)'),
    median: inches('次长边(in)', 'Median (in)'),
    shortest: inches('最短边(in)', 'Shortest (in)'),
    girth: inches('长+围长(in)', 'Length + girth (in)'),
    maxLb: pounds('最大重量(lb)', 'Max weight (lb)'),
    weighedBy: {
      kind: 'enum',
      label: { zh: '计重方式', en: 'Weight basis' },
      required: true,
      initial: 'greater',
      width: 150,
      options: [
        { code: 'unit', label: { zh: '实重', en: 'Unit weight' } },
        { code: 'greater', label: { zh: '实重与体积重取大', en: 'Greater of unit and dimensional' } },
      ],
    },
    leastSide: inches('短边计费下限(in)', 'Min shorter sides (in)'),
    roundLb: pounds('重量进位(lb)', 'Weight increment (lb)', true),
    storage: { kind: 'enum', label: { zh: '仓储类别', en: 'Storage class' }, required: true, options: storageOptions, width: 110 },
  },
};

/** What a table takes for handling a piece. */
export const feeLines: LinesField = {
  kind: 'lines',
  label: { zh: '配送费', en: 'Fulfilment fees' },
  by: ['tier', 'priceFrom', 'maxLb'],
  most: 2000,
  fields: {
    tier,
    priceFrom: {
      ...amount('售价自', 'Price from', true),
      help: {
        zh: '从此售价起适用，到同一分段的下一个价格为止；“高于50”填50.01。',
        en: 'Applies from this price up to the next price of the tier; enter “above 50” as 50.01.',
      },
    },
    maxLb: pounds('重量至(lb)', 'Max weight (lb)', true),
    fee: amount('费用', 'Fee', true),
    baseLb: pounds('起步重量(lb)', 'Base weight (lb)'),
    stepLb: pounds('续重步长(lb)', 'Step (lb)'),
    perStep: amount('每步续重费', 'Fee per step'),
  },
};

const month = (zh: string, en: string) => ({ kind: 'integer', label: text(zh, en), required: true, min: 1, max: 12, width: 96 }) as const;

/** What a table takes for storage. */
export const storageLines: LinesField = {
  kind: 'lines',
  label: { zh: '仓储费', en: 'Storage fees' },
  by: ['storage', 'monthFrom'],
  most: 48,
  fields: {
    storage: { kind: 'enum', label: { zh: '仓储类别', en: 'Storage class' }, required: true, options: storageOptions, width: 130 },
    monthFrom: month('起始月份', 'From month'),
    monthTo: month('截止月份', 'To month'),
    perCubicFoot: { ...amount('每立方英尺每月', 'Per ft³ per month', true), scale: 4, places: 2 },
  },
};

/** What a table takes on top of the fulfilment fee. */
export const surchargeLines: LinesField = {
  kind: 'lines',
  label: { zh: '配送附加费', en: 'Fulfilment surcharges' },
  by: ['name', 'from'],
  most: 50,
  help: {
    zh: '比例按配送费计算；比例与金额只填一项，都不填表示金额待核对，不计费。入库配置、低库存、旺季、退货处理、超龄库存等费用各占一行并有各自的期间；按退货件与按体积的不计入配送费。',
    en: 'Rates apply to the fulfilment fee; enter either a rate or an amount, or neither while the amount is to be checked: such a line is not charged. Placement, low-inventory, peak, returns processing and aged inventory fees each have a line with their own period; those per returned piece or per volume are no part of the fulfilment fee.',
  },
  fields: {
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 60, width: 200 },
    from: { kind: 'date', label: { zh: '起始日期', en: 'From' }, required: true, width: 120 },
    to: { kind: 'date', label: { zh: '截止日期', en: 'To' }, width: 120 },
    percent: { kind: 'percent', label: { zh: '比例', en: 'Rate' }, scale: 4, min: '0', max: '100', width: 100 },
    amount: amount('金额', 'Amount'),
    basis: {
      kind: 'enum',
      label: { zh: '计费单位', en: 'Charged per' },
      initial: 'piece',
      required: true,
      width: 140,
      options: [
        { code: 'piece', label: { zh: '每件', en: 'Piece' } },
        { code: 'returned', label: { zh: '每退货件', en: 'Returned piece' } },
        { code: 'cubicFootMonth', label: { zh: '每立方英尺每月', en: 'ft³ and month' } },
      ],
    },
    source: { kind: 'text', label: { zh: '来源', en: 'Source' }, maxLength: 200, width: 260 },
  },
};

/** What a table keeps of the price. */
export const referralLines: LinesField = {
  kind: 'lines',
  label: { zh: '销售佣金', en: 'Referral fee' },
  by: ['above'],
  most: 20,
  help: {
    zh: '每一段按高于起点的部分计算；最低佣金填在第一行。',
    en: 'Each line applies to the part of the price above its start; enter the minimum referral fee in the first line.',
  },
  fields: {
    above: amount('售价高于', 'Price above', true),
    percent: { kind: 'percent', label: { zh: '比例', en: 'Share' }, required: true, scale: 4, min: '0', max: '100', width: 110 },
    least: amount('最低', 'Min'),
    whole: {
      kind: 'bool',
      label: { zh: '按整价', en: 'Of whole price' },
      help: {
        zh: '勾选时，售价落在该段则整个售价按此比例；否则只按高于起点的部分。',
        en: 'Ticked: if the price falls within this line, its rate applies to the whole price; otherwise to the part above its start.',
      },
      width: 100,
    },
  },
};
