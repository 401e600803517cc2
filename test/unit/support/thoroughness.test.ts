import type * as thoroughnessModule from '../../support/walks/thoroughness';

type Thoroughness = typeof thoroughnessModule;

const CASES = Array.from({ length: 100 }, (_, index) => `case ${String(index)}`);
const nameOf = (one: string) => one;

async function thoroughness(full?: string): Promise<Thoroughness> {
  jest.resetModules();
  const before = process.env['FULL'];
  if (full === undefined) delete process.env['FULL'];
  else process.env['FULL'] = full;
  try {
    return await import('../../support/walks/thoroughness');
  } finally {
    if (before === undefined) delete process.env['FULL'];
    else process.env['FULL'] = before;
  }
}

test('a short run takes a fixed number of cases, the same at every run, in their order', async () => {
  const { sampled } = await thoroughness();
  const taken = sampled(CASES, 10, nameOf);
  expect(taken).toHaveLength(10);
  expect(sampled(CASES, 10, nameOf)).toEqual(taken);
  expect(taken).toEqual(CASES.filter((one) => taken.includes(one)));
  expect(taken).not.toEqual(CASES.slice(0, 10));
  expect(sampled(CASES, 10, (one) => `another place ${one}`)).not.toEqual(taken);
  expect(sampled(CASES.slice(0, 10), 10, nameOf)).toEqual(CASES.slice(0, 10));
});

test('preferred cases are taken first', async () => {
  const { sampled } = await thoroughness();
  const preferred = ['case 3', 'case 50', 'case 99'];
  expect(sampled(CASES, 3, nameOf, (one) => preferred.includes(one))).toEqual(preferred);
  expect(sampled(CASES, 10, nameOf, (one) => preferred.includes(one))).toEqual(expect.arrayContaining(preferred));
});

test('a full run takes every case', async () => {
  const { sampled } = await thoroughness('1');
  expect(sampled(CASES, 10, nameOf)).toEqual(CASES);
});
