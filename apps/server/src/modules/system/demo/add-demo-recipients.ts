import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Adds who receives purchase mails: for some suppliers by kind, the group's companies in copy, and the fallback for all others. */
export const addDemoRecipients = demoStep('recipients', ['suppliers'], async ({ transaction, adding }) => {
  const add = adding('sysAdmin');
  const suppliers = await transaction.selectFrom('supplier').select(['id', 'supplier_code', 'name_en']).orderBy('supplier_code').execute();
  const companies = await transaction.selectFrom('company_entity').select(['id', 'code']).where('code', 'in', ['AX-SZ', 'AX-NB']).execute();
  const common = { source: 'manual', enabled: true };
  const rows = suppliers.slice(0, 14).flatMap(({ id, name_en }, at): readonly RecordValues[] => {
    const domain = `${name_en.split(' ').slice(0, 2).join('').toLowerCase()}.example`;
    const own = { ...common, scope: 'supplier', supplier: id };
    return [
      { ...own, mailKind: 'all', role: 'to', email: `orders@${domain}` },
      ...(at % 2 ? [{ ...own, mailKind: 'PO_SEND', role: 'to', email: `sales@${domain}` }] : []),
      ...(at % 3 ? [] : [{ ...own, mailKind: 'RECON_STMT', role: 'to', email: `finance@${domain}` }]),
      ...(at % 4 === 2
        ? [
            { ...own, mailKind: 'INSPECT_NOTICE', role: 'to', email: `quality@${domain}` },
            { ...own, mailKind: 'INSPECT_NOTICE', role: 'cc', email: `sales@${domain}` },
          ]
        : []),
    ];
  });
  await add('recipientEmail', [
    ...rows,
    ...companies.flatMap(({ id, code }): readonly RecordValues[] => [
      {
        ...common,
        scope: 'company',
        company: id,
        mailKind: 'all',
        role: 'cc',
        email: `purchase.${code.slice(3).toLowerCase()}@axle.example`,
        displayName: '采购部',
      },
      { ...common, scope: 'company', company: id, mailKind: 'RECON_STMT', role: 'cc', email: 'ap@axle.example', displayName: '应付会计' },
    ]),
    { ...common, scope: 'default', mailKind: 'DEDUCT_NOTICE', role: 'bcc', email: 'audit@axle.example', displayName: '审计部' },
  ]);
});
