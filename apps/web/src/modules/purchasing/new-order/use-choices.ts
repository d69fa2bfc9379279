import { acceptPointOf } from '@axle/purchasing';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { OrderDesk } from './order-desk.ts';
import { paymentChoice, supplierChoice } from './take-over.ts';

/** Fills in what a choice brings as soon as it is made: of a supplier and a payment method what the server says, of an Incoterm [R114]. */
export function useChoices(desk: OrderDesk, form: FormStore): void {
  useEffect(() => {
    const asked = [supplierChoice, paymentChoice].map(choice =>
      reaction(
        () => form.drafts[choice.field],
        () => void desk.take(choice),
      ),
    );
    const placed = reaction(
      () => form.drafts['incoterm'],
      incoterm => incoterm !== undefined && form.set('acceptPoint', acceptPointOf(String(incoterm))),
    );
    return () => [...asked, placed].forEach(stop => stop());
  }, [desk, form]);
}
