export { allSections, loadPage, type SectionKey, sectionLoaders } from './sections.ts';
export { userTabs, type UserTab } from './system/user-tabs.ts';
export { viewNames, type ViewName } from './views.ts';
export { resourcesWithoutPage } from './without-page.ts';
