import {
  personalDataText,
  toPersonalDataAccountItems,
  toPersonalDataBalanceItems,
  toPersonalDataInvoiceTitleItems,
} from '@/features/account/known/model/personalData';

test('fields that the server leaves out are left out', () => {
  expect(toPersonalDataAccountItems(undefined, undefined)).toEqual([]);
  const login = { driverId: 'D', hasPhone: 1, hasPassword: 0, boundClients: [2, 0] } as const;
  const driver = { driverId: 'D', nickName: '林', userName: '', phone: '138****8000', avatarUrl: '' };
  expect(
    toPersonalDataAccountItems(driver, { ...login, boundClients: [...login.boundClients] }).map(({ value }) => value),
  ).toEqual(['D', '林', '138****8000', '微信']);
  const money = { giftAmount: 0, frozenAmount: 0, refundableAmount: 0, supportBalance: 1 } as const;
  expect(toPersonalDataBalanceItems({ ...money, balanceAmount: NaN }).every(({ value }) => value === '')).toBe(true);
  expect(toPersonalDataInvoiceTitleItems([])).toEqual([]);
});

test('the file says what is not there and what could not be read', () => {
  const parts = [
    { title: '车辆', facts: [] },
    { title: '余额', facts: [{ label: '余额', value: '1.00元' }] },
    { title: '优惠券', facts: null },
  ];
  expect(personalDataText(parts, '2026-03-10 12:00')).toBe(
    '我的信息（2026-03-10 12:00）\n\n【车辆】\n无\n\n【余额】\n余额：1.00元\n\n【优惠券】\n加载失败\n\n',
  );
});
