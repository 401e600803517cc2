import { sealPorts } from '@/app/devtools/sealPorts';

import { fakePorts } from '../../support/fakePorts';

const paste = jest.fn(() => Promise.resolve('粤B12345'));

function sealed(momentMs: number | null) {
  const outside = fakePorts({ fetch: () => new Promise(() => undefined), page: { paste } });
  return sealPorts(outside, { whenPresent: () => Promise.resolve(), momentMs: () => momentMs });
}

beforeEach(() => {
  paste.mockClear();
});

test('the clipboard is read while the newest moment is in view', async () => {
  expect(await sealed(null).outside.page.paste()).toBe('粤B12345');
});

test('the clipboard is not read while an earlier moment is in view', () => {
  void sealed(1_000).outside.page.paste();
  expect(paste).not.toHaveBeenCalled();
});

test('the clipboard is not read in a replay', () => {
  const { outside, shut } = sealed(null);
  shut();
  void outside.page.paste();
  expect(paste).not.toHaveBeenCalled();
});
