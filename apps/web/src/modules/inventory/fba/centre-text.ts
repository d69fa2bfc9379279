import { text } from '@axle/kernel';

/** Words of the map of Amazon's centres. */
export const centreText = {
  country: text('国家', 'Country'),
  map: text('亚马逊仓库分布', 'Map of Amazon centres'),
  point: text('{center} {city}，在途货件 {open}', '{center} {city}, {open} open shipments'),
  open: text('在途货件', 'Open shipments'),
  harbour: text('就近港口', 'Nearest port'),
  pallet: text('可收托盘', 'Accepts pallets'),
  appointment: text('需预约', 'Appointment required'),
  without: text('没有坐标：{centers}', 'Without coordinates: {centers}'),
  none: text('没有带坐标的仓库，请在仓库中填写经纬度。', 'No centre has coordinates; enter latitude and longitude for the centres.'),
} as const;
