/** A kind of part that the demo company sells: its name, its category, its size, weight and price. */
export interface DemoPart {
  readonly prefix: string;
  readonly category: string;
  readonly zh: string;
  readonly en: string;
  readonly position: string;
  readonly uom: string;
  readonly pieces: number;
  /** Length, width and height of a piece in cm. */
  readonly sides: readonly [number, number, number];
  readonly gross: number;
  readonly cartonQty: number;
  /** Yuan with tax. */
  readonly price: number;
  readonly hazard: string;
  readonly material: readonly [zh: string, en: string];
}

const part = (
  prefix: string,
  category: string,
  zh: string,
  en: string,
  position: string,
  uom: string,
  pieces: number,
  sides: readonly [number, number, number],
  gross: number,
  cartonQty: number,
  price: number,
  hazard: string,
  material: readonly [zh: string, en: string],
): DemoPart => ({ prefix, category, zh, en, position, uom, pieces, sides, gross, cartonQty, price, hazard, material });

/** The kinds of parts. */
export const demoParts: readonly DemoPart[] = [
  part('BRP', 'BRK-PAD', '前刹车片', 'Front brake pads', 'front', 'set', 4, [16, 12, 8], 2.1, 10, 78, 'none', [
    '陶瓷摩擦材料',
    'Ceramic friction material',
  ]),
  part('BRR', 'BRK-PAD', '后刹车片', 'Rear brake pads', 'rear', 'set', 4, [14, 11, 7], 1.5, 12, 62, 'none', [
    '陶瓷摩擦材料',
    'Ceramic friction material',
  ]),
  part('BRD', 'BRK-DISC', '前刹车盘', 'Front brake disc', 'front', 'pc', 1, [32, 32, 6], 8.4, 2, 118, 'none', ['灰铸铁', 'Grey cast iron']),
  part('BRC', 'BRK-CAL', '左前制动卡钳', 'Front left brake caliper', 'frontLeft', 'pc', 1, [24, 18, 16], 4.6, 4, 186, 'none', [
    '球墨铸铁',
    'Ductile iron',
  ]),
  part('SHK', 'SUS-SHK', '前减震器', 'Front shock absorber', 'front', 'pc', 1, [62, 16, 16], 4.9, 4, 142, 'none', ['钢', 'Steel']),
  part('ARM', 'SUS-ARM', '左下控制臂', 'Lower left control arm', 'lower', 'pc', 1, [46, 36, 14], 3.8, 4, 126, 'none', ['钢', 'Steel']),
  part('BJT', 'SUS-BALL', '下球头', 'Lower ball joint', 'lower', 'pc', 1, [14, 10, 9], 0.8, 20, 32, 'none', ['钢', 'Steel']),
  part('TIE', 'SUS-TIE', '转向横拉杆球头', 'Tie rod end', 'outer', 'pc', 1, [24, 8, 7], 0.7, 20, 28, 'none', ['钢', 'Steel']),
  part('OIL', 'ENG-FIL-OIL', '机油滤清器', 'Oil filter', 'na', 'pc', 1, [9, 9, 11], 0.42, 24, 14, 'none', ['滤纸', 'Filter paper']),
  part('AIR', 'ENG-FIL-AIR', '空气滤清器', 'Engine air filter', 'na', 'pc', 1, [30, 22, 6], 0.45, 12, 19, 'none', ['滤纸', 'Filter paper']),
  part('BLT', 'ENG-BLT', '多楔带', 'Serpentine belt', 'na', 'pc', 1, [24, 18, 4], 0.3, 30, 36, 'none', ['橡胶', 'Rubber']),
  part('MNT', 'ENG-MNT', '发动机右支架', 'Right engine mount', 'right', 'pc', 1, [20, 16, 14], 2.2, 8, 74, 'none', [
    '橡胶与铝',
    'Rubber and aluminium',
  ]),
  part('RAD', 'COL-RAD', '散热器', 'Radiator', 'front', 'pc', 1, [78, 56, 14], 6.2, 1, 268, 'none', ['铝', 'Aluminium']),
  part('WPU', 'COL-WP', '水泵', 'Water pump', 'na', 'pc', 1, [20, 16, 13], 1.9, 10, 82, 'none', ['铝', 'Aluminium']),
  part('THM', 'COL-THM', '节温器', 'Thermostat', 'na', 'pc', 1, [11, 9, 8], 0.3, 30, 26, 'none', ['黄铜', 'Brass']),
  part('ALT', 'ELE-ALT', '发电机', 'Alternator', 'na', 'pc', 1, [26, 22, 20], 6.8, 2, 356, 'none', ['铝与铜', 'Aluminium and copper']),
  part('STR', 'ELE-STR', '起动机', 'Starter motor', 'na', 'pc', 1, [28, 18, 17], 4.4, 4, 248, 'magnet', ['钢与铜', 'Steel and copper']),
  part('PLG', 'ELE-IGN-PLUG', '铱金火花塞', 'Iridium spark plugs', 'na', 'set', 4, [12, 9, 3], 0.28, 40, 88, 'none', [
    '铱合金',
    'Iridium alloy',
  ]),
  part('COI', 'ELE-IGN-COIL', '点火线圈', 'Ignition coil', 'na', 'pc', 1, [20, 8, 7], 0.42, 24, 64, 'none', [
    '塑料与铜',
    'Plastic and copper',
  ]),
  part('OXY', 'ELE-SEN-O2', '上游氧传感器', 'Upstream oxygen sensor', 'upper', 'pc', 1, [22, 8, 5], 0.22, 40, 92, 'none', [
    '不锈钢',
    'Stainless steel',
  ]),
  part('HDL', 'LGT-HEAD', '左前大灯总成', 'Left headlight assembly', 'frontLeft', 'pc', 1, [68, 44, 36], 4.8, 1, 398, 'none', [
    '聚碳酸酯',
    'Polycarbonate',
  ]),
  part('TAL', 'LGT-TAIL', '右尾灯总成', 'Right tail light assembly', 'rearRight', 'pc', 1, [46, 30, 22], 1.9, 4, 156, 'none', [
    '聚碳酸酯',
    'Polycarbonate',
  ]),
  part('MIR', 'BDY-MIR', '左后视镜', 'Left door mirror', 'left', 'pc', 1, [36, 26, 22], 1.6, 4, 134, 'none', ['ABS塑料', 'ABS plastic']),
  part('WIP', 'BDY-WIP', '无骨雨刮片', 'Beam wiper blades', 'front', 'pair', 2, [72, 8, 5], 0.6, 30, 24, 'none', ['橡胶', 'Rubber']),
  part('HUB', 'DRV-HUB', '前轮毂轴承总成', 'Front wheel hub assembly', 'front', 'pc', 1, [18, 18, 14], 3.6, 6, 128, 'magnet', [
    '轴承钢',
    'Bearing steel',
  ]),
];

/** A car that parts fit: names, model years, whose OE numbers it has. */
export type DemoCar = readonly [zh: string, en: string, years: string, maker: string];

/** The cars. */
export const demoCars: readonly DemoCar[] = [
  ['丰田凯美瑞', 'Toyota Camry', '2018–2024', 'toyota'],
  ['丰田卡罗拉', 'Toyota Corolla', '2019–2025', 'toyota'],
  ['丰田RAV4', 'Toyota RAV4', '2019–2025', 'toyota'],
  ['本田思域', 'Honda Civic', '2016–2021', 'honda'],
  ['本田雅阁', 'Honda Accord', '2018–2022', 'honda'],
  ['本田CR-V', 'Honda CR-V', '2017–2022', 'honda'],
  ['福特F-150', 'Ford F-150', '2015–2020', 'ford'],
  ['雪佛兰索罗德', 'Chevrolet Silverado 1500', '2014–2018', 'gm'],
  ['日产奇骏', 'Nissan Rogue', '2014–2020', 'nissan'],
  ['吉普大切诺基', 'Jeep Grand Cherokee', '2014–2021', 'mopar'],
  ['斯巴鲁傲虎', 'Subaru Outback', '2015–2019', 'subaru'],
  ['宝马3系', 'BMW 3 Series', '2012–2018', 'bmw'],
];
