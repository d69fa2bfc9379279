export { sectionLoaders, allSections, type SectionKey } from './sections.ts';
export { viewNames, type ViewName } from './views.ts';
