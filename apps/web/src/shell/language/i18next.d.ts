import type { texts } from '../../text/texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: { [Namespace in keyof typeof texts]: { [Key in keyof (typeof texts)[Namespace]]: string } };
  }
}
