import { menuTarget } from '@/features/home/menu/model/menuTarget';
import { unbuiltEntries } from '@/features/home/menu/model/unbuiltEntries';

import { mockClient } from '../../../contracts/mockClient';

/** Where the balance leads depends on the operator's settings too. Here it has one wallet. */
const flags = { bagPlan: 1, walletPlan: 1, supportBalance: 1 as const };

test('the skeleton of the menu leaves out what home hides from every driver', async () => {
  const { data } = await mockClient().call('GET', 'basic/v2/api/homeFuncEntries');
  const { list } = data as { list: { entryId: string; needLogin: 0 | 1 }[] };
  const hidden = list.filter((entry) => menuTarget(entry, flags, 2).kind === 'hidden');
  expect(hidden.length).toBeLessThan(list.length);
  expect(hidden.map(({ entryId }) => entryId).sort()).toEqual([...unbuiltEntries].sort());
});
