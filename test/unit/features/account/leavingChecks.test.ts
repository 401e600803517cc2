import { leavingChecks } from '@/features/account/leaving/model/leavingChecks';
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
  const [first] = leavingChecks([{ ...balance, passed: 0 as const }], [], 0, page);
  expect(first).toMatchObject({ why: '还有余额', to });
  const clear = leavingChecks([{ ...balance, passed: 1 as const }], [], 0, page);
  expect(clear.find(({ name }) => name === '余额')).toMatchObject({ isClear: true, to: undefined });
});
