import { findChargingCardNoProblem, normalizeChargingCardNo } from '@/features/charging/cards/model/cardNo';

import { hostileStrings } from '../../../corpus/hostileStrings';

test('a number of 8 to 24 digits, however it is grouped', () => {
  for (const typed of ['81009999', '8100 9999 8888 7777', '8100-9999-8888-7777', ' 8100999988887777\n', '8'.repeat(24)])
    expect(findChargingCardNoProblem(typed)).toBe('');
  expect(normalizeChargingCardNo('8100 9999-8888 7777')).toBe('8100999988887777');
  for (const typed of ['', ' ', '-']) expect(findChargingCardNoProblem(typed)).toBe('请输入卡号');
  for (const typed of ['8100999', '8'.repeat(25), '8100 **** **** 1234', '８１００９９９９', '8100999x'])
    expect(findChargingCardNoProblem(typed)).toBe('卡号是8至24位数字');
});

test('no text breaks it, and what it takes is digits alone', () => {
  for (const text of hostileStrings) {
    if (findChargingCardNoProblem(text) === '') expect(normalizeChargingCardNo(text)).toMatch(/^\d{8,24}$/);
  }
});
