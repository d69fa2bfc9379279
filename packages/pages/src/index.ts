export { allSections, loadBorrowed, loadPage, type SectionKey, sectionLoaders } from './sections.ts';
export { userTabs, type UserTab } from './system/user-tabs.ts';
export { declaredDomains } from './system/order-status/domains.ts';
export { machineDomain } from './system/order-status/machine-domain.ts';
export type { DomainStatus, StatusDomain } from './system/order-status/status-domain.ts';
export { importVariants, type ImportVariantKey } from './import-variants.ts';
export { viewNames, type ViewName } from './views.ts';
export { pagesInTabs } from './pages-in-tabs.ts';
export { resourcesWithoutPage } from './without-page.ts';
