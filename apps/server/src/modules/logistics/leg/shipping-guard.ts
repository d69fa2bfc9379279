import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** A shipping product by sea goes from one sea harbour to another. */
export const shippingGuard: RecordGuard = async (database, records) => {
  const ids = [...new Set(records.flatMap(({ fromHarbour, toHarbour }) => [fromHarbour, toHarbour].filter(id => typeof id === 'number')))];
  const harbours = ids.length === 0 ? [] : await database.selectFrom('harbour').select(['id', 'kind']).where('id', 'in', ids).execute();
  const kinds = new Map(harbours.map(({ id, kind }) => [id, kind]));
  return record =>
    String(record['mode']).startsWith('sea')
      ? ['fromHarbour', 'toHarbour'].flatMap(field => {
          const kind = kinds.get(record[field] as number);
          return kind === undefined || kind === 'sea'
            ? []
            : [{ code: 'HARBOUR_KIND', field, message: { zh: '海运须选择海港', en: 'Choose a sea port for sea freight' } }];
        })
      : [];
};
