/** A kind of kit or assembly that the demo sells: its name, its category, its components and its size. */
export interface DemoKit {
  readonly prefix: string;
  readonly kind: 'kit' | 'assembly';
  readonly category: string;
  readonly zh: string;
  readonly en: string;
  readonly position: string;
  /** Prefix of the part, how many, and percent that are spoilt when it is packed or assembled. */
  readonly parts: readonly (readonly [prefix: string, quantity: string, scrap?: string])[];
  /** Sides of one in cm. */
  readonly sides: readonly [number, number, number];
  /** For how many cars. */
  readonly cars: number;
}

/** Kits are packed when they are sold, assemblies are put together and stocked. */
export const demoKits: readonly DemoKit[] = [
  {
    prefix: 'BKT',
    kind: 'kit',
    category: 'BRK-KIT',
    zh: '前刹车套装(2盘+1副片)',
    en: 'Front brake kit, 2 discs and pads,',
    position: 'front',
    parts: [
      ['BRD', '2'],
      ['BRP', '1'],
    ],
    sides: [36, 34, 22],
    cars: 4,
  },
  {
    prefix: 'TUN',
    kind: 'kit',
    category: 'ELE-IGN-PLUG',
    zh: '点火保养套装(火花塞+4线圈)',
    en: 'Tune-up kit, plugs and 4 coils,',
    position: 'na',
    parts: [
      ['PLG', '1'],
      ['COI', '4'],
    ],
    sides: [32, 22, 14],
    cars: 3,
  },
  {
    prefix: 'FLT',
    kind: 'kit',
    category: 'ENG-FIL-OIL',
    zh: '滤清器保养套装(机滤+空滤)',
    en: 'Service filter kit, oil and air,',
    position: 'na',
    parts: [
      ['OIL', '1'],
      ['AIR', '1'],
    ],
    sides: [32, 24, 16],
    cars: 3,
  },
  {
    prefix: 'WPA',
    kind: 'assembly',
    category: 'COL-WP',
    zh: '水泵总成(含节温器)',
    en: 'Water pump assembly with thermostat',
    position: 'na',
    parts: [
      ['WPU', '1'],
      ['THM', '1', '2'],
    ],
    sides: [26, 20, 18],
    cars: 2,
  },
];
