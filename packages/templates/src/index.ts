export { render, renderSubject, variablesOf, type TemplateValues } from './render/render.ts';
export { checkTemplate } from './render/check-template.ts';
export { raise, longestWindow, type Raised, type RaisedBefore } from './dedupe/raise.ts';
