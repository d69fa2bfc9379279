import type { RecordValues } from '@axle/page-kit';

const option = (code: string, nameZh: string, nameEn: string) => ({ code, nameZh, nameEn });

/** Properties of the demo's parts. */
export const demoProperties: readonly RecordValues[] = [
  {
    code: 'FRICTION',
    nameZh: '摩擦材料',
    nameEn: 'Friction material',
    type: 'option',
    usedFor: ['listing', 'quality', 'search'],
    options: [option('CER', '陶瓷', 'Ceramic'), option('SEMI', '半金属', 'Semi-metallic'), option('LOWMET', '少金属', 'Low-metallic')],
  },
  { code: 'WEAR-SENSOR', nameZh: '带磨损报警', nameEn: 'Wear indicator', type: 'bool', usedFor: ['listing'] },
  {
    code: 'THICKNESS',
    nameZh: '厚度',
    nameEn: 'Thickness',
    type: 'decimal',
    unit: 'mm',
    min: '1',
    max: '80',
    usedFor: ['listing', 'quality'],
  },
  {
    code: 'DISC-DIA',
    nameZh: '盘径',
    nameEn: 'Disc diameter',
    type: 'decimal',
    unit: 'mm',
    min: '150',
    max: '450',
    usedFor: ['listing', 'search'],
  },
  {
    code: 'DISC-TYPE',
    nameZh: '盘型',
    nameEn: 'Disc type',
    type: 'option',
    usedFor: ['listing', 'search'],
    options: [option('SOLID', '实心', 'Solid'), option('VENT', '通风', 'Vented')],
  },
  { code: 'HOLES', nameZh: '螺栓孔数', nameEn: 'Bolt holes', type: 'int', min: '3', max: '10', usedFor: ['listing'] },
  {
    code: 'FINISH',
    nameZh: '表面处理',
    nameEn: 'Finish',
    type: 'multiOption',
    usedFor: ['listing', 'quality'],
    options: [option('COATED', '涂层', 'Coated'), option('DRILLED', '打孔', 'Drilled'), option('SLOTTED', '划线', 'Slotted')],
  },
  { code: 'VOLTAGE', nameZh: '电压', nameEn: 'Voltage', type: 'range', unit: 'V', min: '1', max: '48', usedFor: ['listing', 'customs'] },
  { code: 'BORE', nameZh: '孔径', nameEn: 'Bore', type: 'decimal', unit: 'mm', min: '1', max: '200', usedFor: ['listing'] },
  {
    code: 'STANDARD',
    nameZh: '执行标准',
    nameEn: 'Standard',
    type: 'text',
    pattern: '[A-Z]{2,5} ?[A-Z]?\\d+(?:[.:-]\\d+)*',
    usedFor: ['quality'],
  },
];

/** A line of a template: property, place, whether required, whether handed down. */
type DemoLine = readonly [property: string, position: number, required?: boolean, inherit?: boolean];

/** The properties that the categories of the demo require. */
export const demoTemplates: Readonly<Record<string, readonly DemoLine[]>> = {
  BRK: [
    ['FRICTION', 1, true],
    ['STANDARD', 9],
  ],
  'BRK-PAD': [
    ['THICKNESS', 2, true],
    ['WEAR-SENSOR', 3],
  ],
  'BRK-DISC': [
    ['FRICTION', 8, false],
    ['DISC-DIA', 1, true],
    ['DISC-TYPE', 2, true],
    ['THICKNESS', 3],
    ['HOLES', 4],
    ['FINISH', 5],
  ],
  'BRK-CAL': [['BORE', 2, true]],
  ELE: [['VOLTAGE', 1, true]],
};

/** What pads and discs of the demo hold, the nth SKU of a category by turns; one in five is left to be filled in. */
export const demoValues: Readonly<Record<string, (turn: number) => Readonly<Record<string, string>>>> = {
  'BRK-PAD': (turn): Readonly<Record<string, string>> =>
    turn % 5 === 4
      ? { 'WEAR-SENSOR': 'false' }
      : { FRICTION: ['CER', 'SEMI', 'LOWMET'][turn % 3]!, THICKNESS: String(15 + (turn % 6) / 2), 'WEAR-SENSOR': String(turn % 2 === 0) },
  'BRK-DISC': (turn): Readonly<Record<string, string>> =>
    turn % 5 === 4
      ? { 'DISC-TYPE': 'VENT' }
      : {
          'DISC-DIA': String(256 + 4 * (turn % 20)),
          'DISC-TYPE': turn % 4 === 0 ? 'SOLID' : 'VENT',
          HOLES: String(4 + (turn % 3)),
          FINISH: 'COATED',
        },
};
