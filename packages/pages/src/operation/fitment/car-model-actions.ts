import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { namedVehicle } from './vehicle-line-fields.ts';

const reason = { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200, lines: 2 } as const;

/** Actions on the fitment of listings. */
export const carModelActions = [
  {
    key: 'view',
    title: text('查看差异', 'View differences'),
    permission: 'list',
    on: 'one',
    effect: 'open',
    opens: {
      section: 'operation',
      page: 'operationCarModel',
      tab: 'differences',
      inputs: { store: 'store', site: 'site', sellerSku: 'sellerSku' },
    },
  },
  {
    key: 'push',
    title: text('推送', 'Push'),
    on: 'many',
    most: 500,
    whole: true,
    tone: 'primary',
    thenTab: 'feeds',
    input: {
      whole: {
        kind: 'bool',
        label: text('全量', 'Full'),
        initial: false,
        help: text('否则只含与上次不同的Listing。', 'Otherwise only listings that differ from what was sent last.'),
      },
    },
    confirm: text(
      '按店铺、站点与平台格式生成文件，并把待加、待删记为已刊登；平台拒绝的在同步记录中登记后恢复。',
      'Builds a file for each store, site and format and notes the differences as published; what the platform refuses is entered in the sync log and restored.',
    ),
  },
  { key: 'compare', title: text('重新比对', 'Compare again'), on: 'many', permission: 'list' },
  {
    key: 'excludeVehicle',
    title: text('排除车型', 'Exclude a vehicle'),
    on: 'one',
    input: { ...namedVehicle, reason },
  },
  {
    key: 'allowVehicle',
    title: text('取消排除', 'Allow a vehicle'),
    permission: 'excludeVehicle',
    on: 'one',
    when: { field: 'excluded', in: Array.from({ length: 500 }, (_, at) => at + 1) },
    input: { make: namedVehicle.make, model: namedVehicle.model },
  },
  {
    key: 'proposeFix',
    title: text('要求复核', 'Ask for review'),
    on: 'one',
    input: { ...namedVehicle, reason },
    confirm: text(
      '该SKU在此车型的适配取消核实，资料组须重新核实或更正。',
      'The SKU’s fitments to this vehicle lose their verification until the catalogue team verifies or corrects them.',
    ),
  },
] as const satisfies readonly CustomAction[];
