import { defineResource } from '@axle/page-kit';

/** The places that are planned for: own warehouses in China and abroad, and the stock of a site at Amazon. */
export const planNodeRecords = defineResource({
  entity: 'planNode',
  label: { zh: '计划节点', en: 'Planning node' },
  service: 'mrp',
  nameFields: ['code'],
  knownBy: { code: 'code' },
  constraints: {
    plan_node_site: {
      code: 'NODE_SITE',
      field: 'site',
      message: { zh: 'FBA节点须填站点，其他节点不填', en: 'FBA nodes need a site; other nodes have none' },
    },
    plan_node_supplied: {
      code: 'NODE_SUPPLY',
      field: 'supplyNode',
      message: { zh: '国内节点没有上级，其他节点必填', en: 'Nodes in China have no supply node; all others need one' },
    },
  },
  fields: {
    code: {
      kind: 'code',
      label: { zh: '节点编码', en: 'Node code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 20,
      width: 120,
    },
    kind: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      immutable: true,
      options: [
        { code: 'cn', label: { zh: '国内仓', en: 'China warehouse' } },
        { code: 'overseas', label: { zh: '海外仓', en: 'Overseas warehouse' } },
        { code: 'fba', label: { zh: 'FBA仓', en: 'FBA warehouse' } },
      ],
    },
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site' },
    tz: { kind: 'text', label: { zh: '时区', en: 'Time zone' }, required: true, maxLength: 60 },
    supplyNode: { kind: 'ref', label: { zh: '供应节点', en: 'Supply node' }, entity: 'planNode' },
  },
  unique: [{ fields: ['code'] }],
});
