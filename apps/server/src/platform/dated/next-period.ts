import { addDays, type LocalDate, ok, type Refusal, refuse } from '@axle/kernel';
import { fieldsOf, notFound, rowChanged } from '@axle/page-kit';
import type { ActionHandler } from '../resources/calls/action-handler.ts';
import { RefusedWrite } from '../resources/refused-write.ts';
import { readablePart } from '../resources/field-rights.ts';
import { nameFor } from '../resources/write-batch.ts';
import { addRecord, changeLocked } from '../resources/write-record.ts';
import { inTransaction } from '../resources/writes/in-transaction.ts';
import { lockById } from '../resources/writes/lock-rows.ts';

const notLater: Refusal = {
  code: 'PERIOD',
  field: 'effectiveFrom',
  message: { zh: '新一期须晚于原来的生效日期', en: 'The next period begins after the former one' },
};

/**
 * Copies a dated record as its next period; the former one ends the day before where it is open or reaches further. Both happen, or
 * neither.
 */
export const nextPeriod: ActionHandler = async context => {
  try {
    return await opened(context);
  } catch (error) {
    if (error instanceof RefusedWrite) return refuse(error.refusal);
    throw error;
  }
};

const opened: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const within = { ...parts, database: transaction };
    const [source] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!source) return refuse(notFound);
    if (source.version !== target?.version) return refuse(rowChanged);
    const from = input['effectiveFrom'] as LocalDate;
    if (from <= String(source['effectiveFrom'])) return refuse(notLater);
    const last = addDays(from, -1);
    const ends = source['effectiveTo'] as LocalDate | undefined;
    if (ends === undefined || ends > last) {
      const closed = await changeLocked(transaction, within, source, { effectiveTo: last });
      if (!closed.ok) throw new RefusedWrite(closed.refusal[0]!);
    }
    const seen: Readonly<Record<string, unknown>> = { ...readablePart(parts, source) };
    const writable = Object.entries(fieldsOf(parts.resource)).filter(([key, field]) => !field.readOnly && key !== 'effectiveTo');
    const copy = Object.fromEntries(writable.map(([key]) => [key, seen[key]]));
    const added = await addRecord(within, {
      ...copy,
      effectiveFrom: from,
      ...(ends !== undefined && ends >= from ? { effectiveTo: ends } : {}),
    });
    if (!added.ok) throw new RefusedWrite(added.refusal[0]!);
    return ok([{ id: source.id, name: nameFor(parts)(source) }]);
  });
