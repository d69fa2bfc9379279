import { type RawBuilder, sql } from 'kysely';

/** Whose suppliers somebody looks at: those that are their own, those of their department, or all. */
export type SupplierChoice = 'own' | 'dept' | 'all';

/** The ids of the suppliers of a choice as a query: by who looks after them. Undefined where all are meant. */
export function chosenSuppliers(choice: SupplierChoice | undefined, user: number): RawBuilder<unknown> | undefined {
  if (choice === 'own') return sql`select s.id from supplier s where s.purchase_user = ${user}`;
  if (choice !== 'dept') return undefined;
  return sql`select s.id from supplier s join app_user p on p.id = s.purchase_user
    where p.id = ${user} or p.org_id = (select u.org_id from app_user u where u.id = ${user})`;
}
