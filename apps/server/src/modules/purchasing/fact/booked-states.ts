/** States from which a settlement is booked. */
export const bookedStates: readonly string[] = ['approved', 'paying', 'part_paid', 'paid'];
