/** When the clock of the demo company of tests begins. */
export const demoTime = new Date('2026-05-20T08:30:00.000Z');
