import { createThrottleCheck } from '@/lib/createThrottleCheck';

test('a gate lets one through and then none until its time is over', () => {
  let now = 1_000;
  const mayPass = createThrottleCheck(200, () => now);
  expect(mayPass()).toBe(true);
  expect(mayPass()).toBe(false);
  now += 199;
  expect(mayPass()).toBe(false);
  now += 1;
  expect(mayPass()).toBe(true);
});
