/** The little of jsdom that the gateway contracts use. */
declare module 'jsdom' {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { readonly url: string; readonly virtualConsole: VirtualConsole });
    readonly window: Window & typeof globalThis;
  }
}
