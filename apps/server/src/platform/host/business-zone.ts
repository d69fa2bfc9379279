/** The time zone that people work in. The sessions of the database are in it: `current_date` is the day of business. */
export const businessZone = 'Asia/Shanghai';
