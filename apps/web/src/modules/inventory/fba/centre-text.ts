import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the map of Amazon's centres. */
export const centreText = {
  country: on('国家', 'Country'),
  map: on('亚马逊仓库分布', 'Map of Amazon centres'),
  point: on('{center} {city}，在途货件 {open}', '{center} {city}, {open} open shipments'),
  open: on('在途货件', 'Open shipments'),
  harbour: on('就近港口', 'Nearest port'),
  pallet: on('可收托盘', 'Accepts pallets'),
  appointment: on('需预约', 'Appointment required'),
  without: on('没有坐标：{centers}', 'Without coordinates: {centers}'),
  none: on('没有带坐标的仓库，请在仓库中填写经纬度。', 'No centre has coordinates; enter latitude and longitude for the centres.'),
} as const;
