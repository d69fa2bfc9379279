import type { RecordValues } from '@axle/page-kit';
import { demoDutyOfPart } from './demo-profit.ts';
import { harmonised } from './harmonised-codes.ts';

/** Chinese codes of the demo's parts: ordinary duty of an import, and what exports are refunded. */
const chinese: readonly (readonly [code: string, zh: string, en: string, mfn: string])[] = [
  ['4010310000', 'V形肋状环形传动带，周长60至180厘米', 'V-ribbed transmission belts, 60 to 180 cm', '8'],
  ['4016931000', '机器及仪器用硫化橡胶密封件', 'Rubber seals for machines and instruments', '8'],
  ['4016999090', '其他硫化橡胶制品', 'Other articles of vulcanised rubber', '10'],
  ['7009100000', '车辆后视镜', 'Rear-view mirrors for vehicles', '10'],
  ['8413309000', '内燃机用冷却泵', 'Cooling pumps for engines', '3'],
  ['8421230000', '内燃机的滤油器', 'Oil or petrol filters for engines', '10'],
  ['8421310000', '内燃机的进气过滤器', 'Intake air filters for engines', '10'],
  ['8511100000', '火花塞', 'Spark plugs', '8'],
  ['8511309000', '其他用途的点火线圈', 'Ignition coils for other uses', '5'],
  ['8511409900', '其他起动电机', 'Other starter motors', '8'],
  ['8511509000', '其他发电机', 'Other generators', '8'],
  ['8512201000', '机动车辆用照明装置', 'Lighting for motor vehicles', '10'],
  ['8512900000', '品目8512装置的零件', 'Parts of equipment of heading 8512', '8'],
  ['8708301000', '装在蹄片上的制动摩擦片', 'Mounted brake linings', '6'],
  ['8708309990', '其他制动器及其零件', 'Other brakes and parts thereof', '6'],
  ['8708801000', '小轿车用减震器', 'Shock absorbers of cars', '6'],
  ['8708809000', '其他悬挂系统零件', 'Other parts of suspension systems', '6'],
  ['8708911000', '水箱散热器', 'Radiators', '6'],
  ['8708949090', '其他转向器零件', 'Other parts of steering boxes', '6'],
  ['8708950000', '带充气系统的安全气囊及其零件', 'Airbags with inflater system', '6'],
  ['8708999990', '其他未列名机动车辆零件', 'Other parts of motor vehicles', '6'],
  ['9027100090', '其他气体或烟雾分析仪', 'Other gas analysis apparatus', '5'],
  ['9032100000', '恒温器', 'Thermostats', '7'],
];

/** Codes of the United States of the demo's parts, with the ordinary duty. */
const american: readonly (readonly [code: string, zh: string, en: string, mfn: string])[] = [
  ['4010316000', 'V形肋状传动带', 'V-ribbed transmission belts', '3.4'],
  ['4016931010', '机动车用橡胶密封件', 'Rubber seals of a kind used in automotive goods', '2.5'],
  ['7009100000', '车辆后视镜', 'Rear-view mirrors for vehicles', '3.9'],
  ['8413309090', '其他冷却泵', 'Other cooling medium pumps', '2.5'],
  ['8421230000', '内燃机的滤油器', 'Oil or fuel filters for engines', '2.5'],
  ['8421310000', '内燃机的进气过滤器', 'Intake air filters for engines', '2.5'],
  ['8511100000', '火花塞', 'Spark plugs', '2.5'],
  ['8511300080', '点火线圈', 'Ignition coils', '2.5'],
  ['8511400000', '起动电机', 'Starter motors', '2.5'],
  ['8511500000', '其他发电机', 'Other generators', '2.5'],
  ['8512202040', '机动车辆用照明装置', 'Lighting equipment of motor vehicles', '0'],
  ['8708305020', '制动鼓', 'Brake drums', '2.5'],
  ['8708305030', '制动盘', 'Brake rotors (discs)', '2.5'],
  ['8708305040', '装在蹄片上的制动摩擦片', 'Mounted brake linings', '2.5'],
  ['8708801600', '减震器', 'Shock absorbers', '2.5'],
  ['8708915000', '散热器', 'Radiators', '2.5'],
  ['8708948100', '其他转向零件', 'Other parts for steering systems', '2.5'],
  ['8708998180', '其他机动车辆零件', 'Other parts of motor vehicles', '2.5'],
];

/** A code that no SKU declares: it shows duties that exclude one another without changing what the estimates come to. */
const undeclaredHere = '8708801600';

const otherProgrammes: readonly RecordValues[] = [
  {
    name: 'Section 232 auto parts',
    origin: 'ALL',
    programme: '232-AP',
    certificate: 'USMCA',
    base: 'value',
    percent: '25',
    law: 'HTSUS 9903.94.05',
    from: '2025-05-03',
  },
  {
    name: 'Section 232 steel derivatives',
    origin: 'ALL',
    programme: '232-ST',
    notWith: '232-AP',
    base: 'content',
    percent: '50',
    law: 'HTSUS 9903.81.91',
    from: '2025-06-04',
  },
];

/** Which Chinese code the parts of each prefix have. */
export const demoTariffOfPart: Readonly<Record<string, string>> = {
  BRP: '8708301000',
  BRR: '8708301000',
  BRD: '8708309990',
  BRC: '8708309990',
  SHK: '8708801000',
  ARM: '8708809000',
  BJT: '8708809000',
  TIE: '8708949090',
  OIL: '8421230000',
  AIR: '8421310000',
  BLT: '4010310000',
  MNT: '4016999090',
  RAD: '8708911000',
  WPU: '8413309000',
  THM: '9032100000',
  ALT: '8511509000',
  STR: '8511409900',
  PLG: '8511100000',
  COI: '8511309000',
  OXY: '9027100090',
  HDL: '8512201000',
  TAL: '8512201000',
  MIR: '7009100000',
  WIP: '8512900000',
  HUB: '8708999990',
};

/** Which code of the United States the parts of each prefix declare; shock absorbers have none yet. */
export const demoDeclaredOfPart: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(demoDutyOfPart).filter(([, code]) => code !== undeclaredHere)),
  BRD: '8708305020',
  BRC: '8708998180',
  ARM: '8708998180',
  BJT: '8708998180',
  TIE: '8708948100',
  BLT: '4010316000',
  MNT: '4016931010',
  TAL: '8512202040',
};

/** The codes of the demo; one Chinese rebate changes on a day. */
export function demoTariffs(change: { readonly last: string; readonly first: string }): readonly RecordValues[] {
  const wco = harmonised.map(([code, nameZh, nameEn, section]) => ({
    country: 'WCO',
    code,
    nameZh,
    nameEn,
    section,
    effectiveFrom: '2022-01-01',
  }));
  const changing = '8512201000';
  const national = chinese.map(([code, nameZh, nameEn, mfn]): RecordValues => ({
    country: 'CN',
    code,
    nameZh,
    nameEn,
    unit1: '千克',
    ...(code.startsWith('85') ? { unit2: '个' } : {}),
    mfn,
    vat: '13',
    exportRebate: '13',
    effectiveFrom: '2024-01-01',
    ...(code === changing ? { effectiveTo: change.last } : {}),
    elementsTemplate: '品名;品牌类型;出口享惠情况;用途;品牌;型号',
  }));
  const later = national
    .filter(({ code }) => code === changing)
    .map(row => ({ ...row, effectiveFrom: change.first, effectiveTo: undefined, exportRebate: '9' }));
  const us = american.map(([code, nameZh, nameEn, mfn]): RecordValues => ({
    country: 'US',
    code,
    nameZh,
    nameEn,
    unit1: 'No.',
    mfn,
    effectiveFrom: '2024-01-01',
    extras: [
      {
        name: 'Section 301',
        origin: 'CN',
        programme: '301',
        base: 'value',
        percent: '25',
        law: 'HTSUS 9903.88.03',
        from: '2018-09-24',
      },
      ...(code === undeclaredHere ? otherProgrammes : []),
    ],
  }));
  return [...wco, ...national, ...later, ...us];
}
