import { fill, foldSpelling, type Refusal, text } from '@axle/kernel';

/** A supplier item as templates take it. */
export interface TemplateItem {
  readonly supplier: number;
  readonly supplierItemNo: string;
  readonly state: string;
}

/** States of supplier items that are ordered. */
const ordered: readonly string[] = ['active', 'trial'];

const itemRefusal = (code: string, at: number, item: TemplateItem, zh: string, en: string): Refusal => ({
  code,
  field: `lines.${at}.supplierSku`,
  message: fill(text(zh, en), { item: item.supplierItemNo }),
});

/**
 * [N21] The items of a template, line by line as far as they are known, are of its supplier (`ITEM_SUPPLIER`), and in use or on trial
 * (`ITEM_STATE`); said at the line.
 */
export const itemRefusals = (supplier: number | undefined, items: readonly (TemplateItem | undefined)[]): readonly Refusal[] =>
  items.flatMap((item, at) => {
    if (item === undefined) return [];
    if (item.supplier !== supplier)
      return [itemRefusal('ITEM_SUPPLIER', at, item, '{item}不是该供应商的货号', '{item} is not an item of this supplier')];
    if (!ordered.includes(item.state)) return [itemRefusal('ITEM_STATE', at, item, '{item}已暂停或停用', '{item} is paused or stopped')];
    return [];
  });

/** A template, of which each code has one for each version. */
export interface NamedTemplate {
  readonly code: string;
  readonly name: string;
  readonly supplier?: number | undefined;
}

/** [N22] Said where a name is another template's of the supplier. */
export const nameTaken: Refusal = { code: 'NAME', field: 'name', message: text('模板名称已存在', 'Name exists') };

/** [N22] A name stands for one template of a supplier, however it is spelled; versions of one code share it (`NAME`). */
export const nameRefusals = (template: NamedTemplate, others: readonly NamedTemplate[]): readonly Refusal[] =>
  others.some(
    other =>
      other.code !== template.code && other.supplier === template.supplier && foldSpelling(other.name) === foldSpelling(template.name),
  )
    ? [nameTaken]
    : [];
