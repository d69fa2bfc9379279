/**
 * Classes (as patterns) of Blueprint's components that no screen uses, and the components that need them. The build leaves their
 * rules out. Class names are put together at run time, so only whole components are listed. To use one, take its line out: a house
 * test asks for it.
 */
export const unusedBlueprint: Readonly<Record<string, readonly string[]>> = {
  alert: ['Alert'],
  breadcrumb: ['Breadcrumb', 'Breadcrumbs'],
  'card-list': ['CardList'],
  code: ['Code', 'Pre'],
  'compound-tag': ['CompoundTag'],
  'control-card': ['CheckboxCard', 'RadioCard', 'SwitchCard'],
  'control-group': ['ControlGroup'],
  'dialog-step': ['DialogStep', 'MultistepDialog'],
  'editable-': ['EditableText'],
  entity: ['EntityTitle'],
  'file-': ['FileInput'],
  'html-table': ['HTMLTable'],
  [String.raw`icon-[a-z0-9-]+:{1,2}before`]: [],
  link: ['Link'],
  multistep: ['MultistepDialog'],
  navbar: ['Navbar', 'NavbarGroup', 'NavbarHeading', 'NavbarDivider'],
  'numeric-input': ['NumericInput'],
  'panel-stack': ['PanelStack', 'PanelStack2'],
  resizable: [],
  'running-text': ['UL', 'OL', 'Blockquote'],
  section: ['Section', 'SectionCard'],
  [String.raw`select(?![a-z-])`]: [],
  slider: ['Slider', 'RangeSlider', 'MultiSlider'],
  [String.raw`tab(?:s|-|(?![a-z]))`]: ['Tab', 'Tabs'],
  toast: ['Toast', 'Toast2', 'Toaster', 'OverlayToaster'],
  tree: ['Tree', 'TreeNode'],
};
