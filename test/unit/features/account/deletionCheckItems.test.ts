import { toAccountDeletionCheckItems } from '@/features/account/leaving/model/toAccountDeletionCheckItems';
import { ACCOUNT_DELETION_CHECK_TYPE } from '@/services/driver/accountDeletion';

test.each([
  ['accountBalance', '/accountBalanceCash'],
  ['wallet', '/wallet'],
] as const)('a balance that stands in the way is paid out at %s', (page, to) => {
  const balance = {
    checkType: ACCOUNT_DELETION_CHECK_TYPE.balance,
    checkName: '余额',
    passed: 0,
    count: 1,
    amount: 5_000,
    text: '还有余额',
  };
  const [first] = toAccountDeletionCheckItems([{ ...balance, passed: 0 as const }], [], 0, page);
  expect(first).toMatchObject({ reason: '还有余额', to });
  const clear = toAccountDeletionCheckItems([{ ...balance, passed: 1 as const }], [], 0, page);
  expect(clear.find(({ name }) => name === '余额')).toMatchObject({ isPassed: true, to: undefined });
});
