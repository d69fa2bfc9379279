import { expect, it } from 'vitest';
import { currentEnvironment, environments, timeouts } from './environments.ts';

it('[spec 9.8] every environment has gateways of its own', () => {
  expect(Object.keys(environments)).toEqual(['TEST', 'SMI', 'OMS', 'PRD']);
  const bases = Object.values(environments).flatMap(({ main, office }) => [main, office]);
  expect(new Set(bases).size).toBe(bases.length);
});

it('[spec 7.1, 9.8] SMI is the current one, on the origin of the app', () => {
  expect(currentEnvironment).toBe('SMI');
  expect(environments[currentEnvironment]).toEqual({ main: '/api', office: '' });
});

it('[spec 9.1, 9.2] the main API may take 600 s, the office system 60 s', () => {
  expect(timeouts).toEqual({ main: 600_000, office: 60_000 });
});
