import { deletionCheckItems } from '@/features/account/leaving/model/deletionCheckItems';
import { DELETION_CHECKS } from '@/services/driver/accountDeletion';

test.each([
  ['accountBalance', '/accountBalanceCash'],
  ['wallet', '/wallet'],
] as const)('a balance that stands in the way is paid out at %s', (page, to) => {
  const balance = {
    checkType: DELETION_CHECKS.balance,
    checkName: '余额',
    passed: 0,
    count: 1,
    amount: 5_000,
    text: '还有余额',
  };
  const [first] = deletionCheckItems([{ ...balance, passed: 0 as const }], [], 0, page);
  expect(first).toMatchObject({ reason: '还有余额', to });
  const clear = deletionCheckItems([{ ...balance, passed: 1 as const }], [], 0, page);
  expect(clear.find(({ name }) => name === '余额')).toMatchObject({ isPassed: true, to: undefined });
});
