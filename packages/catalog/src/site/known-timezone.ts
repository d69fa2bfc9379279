import type { Refusal } from '@axle/kernel';

/** [SITE1] A record's time zone is one of the IANA database; a record without one is left to the field's own rule. */
export function knownTimezone({ timezone }: { readonly timezone?: string }): readonly Refusal[] {
  if (timezone === undefined || isTimezone(timezone)) return [];
  return [
    {
      code: 'TIMEZONE',
      field: 'timezone',
      message: { zh: '时区不存在，请填写例如America/Los_Angeles', en: 'Unknown time zone; enter one such as America/Los_Angeles' },
    },
  ];
}

const shape = /^[A-Z][A-Za-z_+-]*(\/[A-Z0-9][A-Za-z0-9_+-]*)*$/;

/** The host knows all of them, and refuses to count by any other. */
function isTimezone(name: string): boolean {
  if (!shape.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}
