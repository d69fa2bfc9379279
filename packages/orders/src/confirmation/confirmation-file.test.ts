import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfirmedPlatform } from './carrier-codes.ts';
import { confirmationFile, type ConfirmationRow } from './confirmation-file.ts';

const row: ConfirmationRow = { platformOrderId: '111-2223334-5556667', carrierCode: 'UPS', waybillNo: '1Z1', shipDay: '2026-05-20' };

describe('[S10c] files of tracking numbers', () => {
  it('have the columns of the platform', () => {
    expect(confirmationFile('amazon', [{ ...row, platformLineId: '77', qty: 2 }])).toBe(
      'order-id\torder-item-id\tquantity\tship-date\tcarrier-code\tcarrier-name\ttracking-number\tship-method\r\n' +
        '111-2223334-5556667\t77\t2\t2026-05-20\tUPS\t\t1Z1\t\r\n',
    );
    expect(confirmationFile('ebay', [row])).toContain('111-2223334-5556667,,UPS,1Z1,2026-05-20\r\n');
    expect(confirmationFile('walmart', [row])).toContain('111-2223334-5556667,,Shipped,,UPS,1Z1\r\n');
    expect(confirmationFile('partsgeek', [row])).toContain('111-2223334-5556667,UPS,1Z1,2026-05-20\r\n');
  });

  it('keep one row a confirmation, whatever stands in it, and no cell begins a formula', () => {
    const platforms = fc.constantFrom<ConfirmedPlatform>('amazon', 'ebay', 'walmart', 'partsgeek');
    fc.assert(
      fc.property(platforms, fc.array(fc.string().filter(text => !/[,"]/.test(text))), (platform, numbers) => {
        const text = confirmationFile(
          platform,
          numbers.map(waybillNo => ({ ...row, waybillNo })),
        );
        const lines = text.split('\r\n');
        expect(lines.length).toBe(numbers.length + 2);
        expect(
          lines
            .slice(1)
            .flatMap(one => one.split(/[\t,]/))
            .filter(value => /^[=+@]/.test(value)),
        ).toEqual([]);
      }),
    );
  });
});
