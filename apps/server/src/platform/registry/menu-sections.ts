import { fill, type Text } from '@axle/kernel';
import { type Page, permissionCode, type StandardAction, withinSentence } from '@axle/page-kit';
import type { MenuAction, MenuSection } from '@axle/permissions';
import type { Registry } from './registry.ts';

const standardTitles: Readonly<Record<StandardAction, Text>> = {
  list: { zh: '查看', en: 'View' },
  add: { zh: '新增', en: 'Add' },
  update: { zh: '编辑', en: 'Edit' },
  del: { zh: '删除', en: 'Delete' },
  enable: { zh: '启用', en: 'Enable' },
  disable: { zh: '停用', en: 'Disable' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
  log: { zh: '变更记录', en: 'Change history' },
};

/** What is added is one, whatever the page calls them all: `Add market`. */
const adding = (label: Text): Text => fill({ zh: '新增{one}', en: 'Add {one}' }, { one: withinSentence(label) });

/** The buttons of a page: one for each permission code, named by the action that gave it first. */
function actionsOf(section: string, page: Page): readonly MenuAction[] {
  const titles = new Map<string, Text>();
  for (const action of page.standard) {
    const code = page.permissions?.[action] ?? action;
    const called = page.titles?.[action];
    const usual = called ?? (action === 'add' && code === 'add' && page.resource ? adding(page.resource.label) : standardTitles[action]);
    if (!titles.has(code))
      titles.set(code, called || code === action ? usual : ((standardTitles as Readonly<Record<string, Text>>)[code] ?? usual));
  }
  for (const action of page.actions) {
    const code = action.permission ?? action.key;
    if (!titles.has(code)) titles.set(code, (standardTitles as Readonly<Record<string, Text>>)[code] ?? action.title);
  }
  for (const { key, title } of page.codes ?? []) titles.set(key, title);
  return [...titles].map(([action, title]) => ({ code: permissionCode(section, page.key, action), title }));
}

/** What the menu holds of a page. */
const inMenu = (section: string, page: Page) => ({
  key: page.key,
  title: page.title,
  actions: actionsOf(section, page),
  ...(page.words ? { words: page.words } : {}),
});

/** The whole menu, before it is cut to what a user may open. */
export const menuSections = (registry: Registry): readonly MenuSection[] =>
  registry.sections.map(section => ({
    key: section.key,
    title: section.title,
    groups: section.groups.map(group => ({
      key: group.key,
      title: group.title,
      pages: [
        ...Object.entries(group.borrowed ?? {}).flatMap(([key, { section: of }]) => {
          const { page } = registry.page(key) ?? {};
          return page ? [{ ...inMenu(of, page), of }] : [];
        }),
        ...group.pages.map(page => inMenu(section.key, page)),
      ],
    })),
  }));
