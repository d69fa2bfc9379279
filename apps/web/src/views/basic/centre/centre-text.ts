import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the map of Amazon's centres. */
export const centreText = {
  country: on('国家', 'Country'),
  map: on('亚马逊仓库分布', 'Where the centres of Amazon lie'),
  point: on('{center} {city}，在途货件 {open}', '{center} {city}, {open} open shipments'),
  open: on('在途货件', 'Open shipments'),
  harbour: on('就近港口', 'Nearest harbour'),
  pallet: on('收托盘', 'Takes pallets'),
  appointment: on('须预约', 'By appointment'),
  without: on('没有坐标：{centers}', 'Without a position: {centers}'),
  none: on('没有带坐标的仓库，请在仓库中填写经纬度。', 'No centre has a position: give its latitude and longitude.'),
} as const;
