/** How a vehicle is driven. */
export const driveOptions = (['FWD', 'RWD', 'AWD', '4WD'] as const).map(code => ({ code, label: { zh: code, en: code } }));
