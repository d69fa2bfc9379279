import type { Language } from '@axle/kernel';
import type { MenuNode } from '@axle/permissions';

/** A menu entry's name in a language. */
export const menuName = (node: MenuNode, language: Language): string => (language === 'en' ? node.nameEn : node.nameZh);
