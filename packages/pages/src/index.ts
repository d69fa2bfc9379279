export { allSections, loadPage, type SectionKey, sectionLoaders } from './sections.ts';
export { viewNames, type ViewName } from './views.ts';
