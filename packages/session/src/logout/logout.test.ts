import { describe, expect, it } from 'vitest';
import { logoutDelay } from './logout.ts';

describe('the end of a sign-in', () => {
  it("[N7] [spec 4.7, 4.8] leaves time to read the main API's message alone", () => {
    expect([logoutDelay('mainSignedOut'), logoutDelay('officeSignedOut'), logoutDelay('byUser')]).toEqual([1500, 0, 0]);
  });
});
