import { definePage } from '@axle/page-kit';
import { partsOfVehicle, vehicleGaps, vehiclesOfPart } from './search-tools.ts';
import { vehicle } from './vehicle-model.ts';

export const vehicleSearchResult = definePage({
  key: 'vehicleSearchResult',
  title: { zh: '车型搜索结果', en: 'Vehicle search results' },
  help: {
    why: {
      zh: '销售与客服几秒内回答“这辆车有什么件”和“这个件适配什么车”。',
      en: 'Sales and customer service answer “what do we have for this car” and “what cars does this part fit” in seconds.',
    },
    notes: [
      {
        zh: '逐级选择年款、品牌、车型，下方列出适配零件；车辆资料缺少的条件显示为“需确认”。',
        en: 'Choose year, make and model step by step; the parts that fit are listed below, with what still needs to be confirmed about the car.',
      },
      {
        zh: '“按零件查”用SKU、OE号或互换号查车型，并给出平台适配表供复制；“缺口”列出近20年没有某品类零件的车型。',
        en: '“By part” finds the vehicles of a SKU, OE or interchange number, with a fitment table for platforms to copy. “Gaps” lists models of the last 20 years without a part of a category.',
      },
      {
        zh: '“复制文字”把结果整理成可发给买家的文字，不含库存与售价；“复制表格”包含全部列。',
        en: '“Copy text” turns the result into lines for a buyer, without stock and prices. “Copy table” includes all columns.',
      },
    ],
  },
  resource: vehicle,
  columns: ['year', 'make', 'model', 'submodel', 'engine', 'drive', 'bodyStyles', 'fuel'],
  filters: ['year', 'make', 'model', 'submodel', 'engine', 'drive'],
  sort: [{ field: 'updatedAt', descending: true }],
  standard: ['list', 'export'],
  tabs: [
    { key: 'byVehicle', title: { zh: '按车型查', en: 'By vehicle' }, view: 'catalog/vehicle-search' },
    partsOfVehicle,
    vehiclesOfPart,
    vehicleGaps,
  ],
});
