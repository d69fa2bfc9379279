import type { Text } from '@axle/kernel';
import { sectionCode, spmCode } from '@axle/tracking';
import type { Registry } from '../../../platform/registry/registry.ts';

/** Names of pages and sections by the beginnings of their codes: `sb.ba.vehimode.` and `sb.ba.`. */
export interface PageLabels {
  readonly pages: ReadonlyMap<string, Text>;
  readonly sections: ReadonlyMap<string, Text>;
}

/** The pages outside the main shell: sign-in, shared documents, and the label of a page that does not exist. */
const standalone = { key: 'standalone', title: { zh: '独立页面', en: 'Standalone pages' } };

/** The names that the definitions give. */
export const pageLabels = ({ pages, sections }: Registry): PageLabels => ({
  pages: new Map(pages.map(({ section, page }) => [spmCode(section.key, page.key).replace(/[^.]+$/, ''), page.title])),
  sections: new Map([...sections, standalone].map(({ key, title }) => [`sb.${sectionCode(key)}.`, title])),
});

/** A name, or what was recorded in its place. */
export const labelled = (labels: ReadonlyMap<string, Text>, code: string, recorded = code): Text =>
  labels.get(code) ?? { zh: recorded, en: recorded };
