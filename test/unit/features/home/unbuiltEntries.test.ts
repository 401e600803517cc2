import { menuTarget } from '@/features/home/menu/model/menuTarget';
import { unbuiltEntries } from '@/features/home/menu/model/unbuiltEntries';

import { createBackend } from '../../../../mocks/app';

/** Where the balance leads depends on the operator's settings too. Here it has one wallet. */
const flags = { bagPlan: 1, walletPlan: 1, supportBalance: 1 as const };

test('the skeleton of the menu leaves out what home hides from every driver', async () => {
  const response = await createBackend().app.request('/api/basic/v2/api/homeFuncEntries');
  const { data } = (await response.json()) as { data: { list: { entryId: string; needLogin: 0 | 1 }[] } };
  const hidden = data.list.filter((entry) => menuTarget(entry, flags, 2).kind === 'hidden');
  expect(hidden.length).toBeLessThan(data.list.length);
  expect(hidden.map(({ entryId }) => entryId).sort()).toEqual([...unbuiltEntries].sort());
});
