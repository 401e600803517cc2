import { freeStayExitInstructionText, getFreeBillReason } from '@/domain/stay/freeReason';

import { bill } from '../../features/parking/bills';

const free = (more: Parameters<typeof bill>[0] = {}) =>
  getFreeBillReason(bill({ parkFee: 0, totalFee: 0, parkMinutes: 20, ...more }));
const END = Date.parse('2026-03-10T10:50:00+08:00');

test.each([
  ['within the free minutes', {}, { is: 'freeTime', untilMs: END }],
  ['in a state that is not known', { orderState: 0 }, { is: 'freeTime', untilMs: END }],
  ['a car that parks free', { carType: 3 }, { is: 'freeCar' }],
  ['a deduction that covers it', { totalFee: 600, discountFee: 600, parkMinutes: 100 }, { is: 'discount' }],
  [
    "the lot's own words",
    { parkMinutes: 100, feeItems: [{ name: '会员免费', fromTime: '', toTime: '', fee: 0 }] },
    { is: 'said', text: '会员免费' },
  ],
  [
    'the words of a state that is not known',
    { parkMinutes: 100, orderState: 0, orderStateText: '活动免费' },
    { is: 'said', text: '活动免费' },
  ],
  ['no reason', { parkMinutes: 100 }, { is: 'unknown' }],
  [
    'no reason, in a state that is not known',
    { parkMinutes: 100, orderState: 0, orderStateText: '' },
    { is: 'unknown' },
  ],
  ['a lot that tells no free minutes', { freeMinutes: Number.NaN }, { is: 'unknown' }],
  [
    'a lot that tells no duration',
    { parkMinutes: Number.NaN, feeTime: '2026-03-10 10:30:00' },
    { is: 'freeTime', untilMs: END },
  ],
  [
    'a line that costs something',
    { parkMinutes: 100, feeItems: [{ name: '2小时', fromTime: '', toTime: '', fee: 600 }] },
    { is: 'unknown' },
  ],
] as const)('%s', (_name, more, reason) => {
  expect(free(more as Parameters<typeof bill>[0])).toEqual(reason);
});

test('what happens at the exit depends on the place', () => {
  expect(freeStayExitInstructionText({ parkType: 1, exitTime: '' })).toBe('出场时请等待道闸抬杆，看到抬杆再前行');
  expect(freeStayExitInstructionText({ parkType: 2, exitTime: '' })).toBe('可以直接驶离');
  expect(freeStayExitInstructionText({ parkType: 1, exitTime: '2026-03-10 12:00:00' })).toBe('');
});
