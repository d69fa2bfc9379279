import { JSDOM, VirtualConsole } from 'jsdom';

/** A page that was loaded from an origin; what its console would print is nobody's concern. */
const pageAt = (origin: string): Window & typeof globalThis =>
  new JSDOM('', { url: `${origin}/`, virtualConsole: new VirtualConsole() }).window;

let page = pageAt('http://127.0.0.1');

// axios looks for a browser when it is loaded, so this file is imported before it. The rest stays Node's: the real server runs in this
// process too
Object.assign(globalThis, { window: page, document: page.document, XMLHttpRequest: page.XMLHttpRequest });

/** Loads the page from an origin, where its calls go from now on; a browser lets it call no other. */
export function openPageAt(origin: string): void {
  page = pageAt(origin);
  Object.assign(globalThis, { XMLHttpRequest: page.XMLHttpRequest });
}

/** A form as a page sends it. */
export function formWith(fields: Readonly<Record<string, string>>, file: { readonly name: string; readonly content: string }): FormData {
  const form: FormData = new page.FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new page.File([file.content], file.name));
  return form;
}
