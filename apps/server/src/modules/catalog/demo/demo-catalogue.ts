/** A brand of the demo: code, names, kind. */
export type DemoBrand = readonly [code: string, zh: string, en: string, kind: 'own' | 'oem' | 'neutral'];

/** Brands that the demo company sells or buys under. */
export const demoBrands: readonly DemoBrand[] = [
  ['AXLEPRO', '安行', 'AxlePro', 'own'],
  ['ROADMATE', '路伴', 'RoadMate', 'own'],
  ['TORQLINE', '扭力线', 'Torqline', 'own'],
  ['NORDIX', '诺迪', 'Nordix', 'own'],
  ['BOSCH', '博世', 'Bosch', 'oem'],
  ['DENSO', '电装', 'Denso', 'oem'],
  ['BREMBO', '布雷博', 'Brembo', 'oem'],
  ['VALEO', '法雷奥', 'Valeo', 'oem'],
  ['MAHLE', '马勒', 'Mahle', 'oem'],
  ['KYB', '凯迩必', 'KYB', 'oem'],
  ['NGK', '恩梯基', 'NGK', 'oem'],
  ['SKF', '斯凯孚', 'SKF', 'oem'],
  ['GATES', '盖茨', 'Gates', 'oem'],
  ['HELLA', '海拉', 'Hella', 'oem'],
  ['MOOG', '穆格', 'Moog', 'oem'],
  ['NEUTRAL', '中性品牌', 'Neutral', 'neutral'],
];

/** A category of the demo: code, names, the code of the one above it. */
export type DemoCategory = readonly [code: string, zh: string, en: string, parent?: string];

/** The tree of categories, each behind the one above it. */
export const demoCategories: readonly DemoCategory[] = [
  ['BRK', '制动系统', 'Brake system'],
  ['BRK-PAD', '刹车片', 'Brake pads', 'BRK'],
  ['BRK-DISC', '刹车盘', 'Brake discs', 'BRK'],
  ['BRK-KIT', '刹车套装', 'Brake kits', 'BRK'],
  ['BRK-CAL', '制动卡钳', 'Brake calipers', 'BRK'],
  ['SUS', '悬挂与转向', 'Suspension & steering'],
  ['SUS-SHK', '减震器', 'Shock absorbers', 'SUS'],
  ['SUS-ARM', '控制臂', 'Control arms', 'SUS'],
  ['SUS-BALL', '球头', 'Ball joints', 'SUS'],
  ['SUS-TIE', '转向拉杆', 'Tie rods', 'SUS'],
  ['ENG', '发动机', 'Engine'],
  ['ENG-FIL', '滤清器', 'Filters', 'ENG'],
  ['ENG-FIL-OIL', '机油滤清器', 'Oil filters', 'ENG-FIL'],
  ['ENG-FIL-AIR', '空气滤清器', 'Air filters', 'ENG-FIL'],
  ['ENG-BLT', '皮带与张紧轮', 'Belts & tensioners', 'ENG'],
  ['ENG-MNT', '发动机支架', 'Engine mounts', 'ENG'],
  ['COL', '冷却系统', 'Cooling'],
  ['COL-RAD', '散热器', 'Radiators', 'COL'],
  ['COL-WP', '水泵', 'Water pumps', 'COL'],
  ['COL-THM', '节温器', 'Thermostats', 'COL'],
  ['ELE', '电气系统', 'Electrical'],
  ['ELE-ALT', '发电机', 'Alternators', 'ELE'],
  ['ELE-STR', '起动机', 'Starters', 'ELE'],
  ['ELE-IGN', '点火系统', 'Ignition', 'ELE'],
  ['ELE-IGN-PLUG', '火花塞', 'Spark plugs', 'ELE-IGN'],
  ['ELE-IGN-COIL', '点火线圈', 'Ignition coils', 'ELE-IGN'],
  ['ELE-SEN', '传感器', 'Sensors', 'ELE'],
  ['ELE-SEN-O2', '氧传感器', 'Oxygen sensors', 'ELE-SEN'],
  ['LGT', '灯具', 'Lighting'],
  ['LGT-HEAD', '前大灯', 'Headlights', 'LGT'],
  ['LGT-TAIL', '尾灯', 'Tail lights', 'LGT'],
  ['BDY', '车身件', 'Body'],
  ['BDY-MIR', '后视镜', 'Mirrors', 'BDY'],
  ['BDY-WIP', '雨刮', 'Wiper blades', 'BDY'],
  ['DRV', '传动系统', 'Drivetrain'],
  ['DRV-HUB', '轮毂轴承', 'Wheel hubs', 'DRV'],
  ['DRV-CV', '半轴', 'CV axles', 'DRV'],
];
