import fc from 'fast-check';

import {
  createBalanceDeductionOptInDialog,
  deductionBlockedText,
  deductionChannelOpeningHint,
  deductionChannelPriorityText,
  deductionChannelTag,
  deductionOpenedText,
  deductionSwitchNote,
  getOpenDeductionChannels,
  getOpenDeductionChannelsOfPlate,
  isAutoDeductionAvailable,
  moveDeductionChannel,
  toDeductionAuthorizationResult,
  toDeductionChannelOffers,
} from '@/features/vehicles/withholding/model/deductionChannels';
import { toDeductionOpeningNextStep } from '@/features/vehicles/withholding/model/toDeductionOpeningNextStep';
import type { AutoDeductionAgreement } from '@/services/pay/withholdings';

const row = (change: Partial<AutoDeductionAgreement> = {}): AutoDeductionAgreement => ({
  withholdId: 'w-1',
  plateId: 'plate-1',
  plateNo: '粤B12345',
  formatPlateNo: '粤B·12345',
  payChannel: 3,
  channelName: '微信支付',
  state: 1,
  stateText: '',
  order: 1,
  openTime: '',
  jumpUrl: '',
  lastDeductTime: '',
  deductions: [],
  ...change,
});
const item = (payChannel: number, enabled: 0 | 1 = 1) => ({
  payChannel,
  channelName: '',
  payWay: '',
  enabled,
  reason: '',
});

describe('channels that can be opened', () => {
  test('are those that the operator offers and this host supports, each once', () => {
    const payModel = [item(6), item(3), item(2), item(0), item(3)];
    const names = (hostChannels: number[], isBalanceOffered: boolean) =>
      toDeductionChannelOffers({ payModel, hostChannels, isBalanceOffered }).map(({ name }) => name);
    expect(names([3], true)).toEqual(['余额', '微信支付']);
    expect(names([2, 3], false)).toEqual(['微信支付', '支付宝']);
    expect(names([], false)).toEqual([]);
  });

  test('give a reason when they cannot be opened now', () => {
    expect(
      toDeductionChannelOffers({ payModel: [item(3, 0)], hostChannels: [3], isBalanceOffered: false })[0]?.reason,
    ).toBe('暂不可用');
  });

  test('are none in the alipay-type client', () => {
    expect([1, 2, 3].map((type) => isAutoDeductionAvailable(type as 1 | 2 | 3))).toEqual([true, true, false]);
  });
});

describe('the order of channels', () => {
  const rows = [
    row({ withholdId: 'b', payChannel: 6, channelName: '余额', order: 2 }),
    row({ withholdId: 'a', order: 1 }),
    row({ withholdId: 'closed', payChannel: 2, state: 4, order: 3 }),
    row({ withholdId: 'other', plateId: 'plate-2' }),
    row({ withholdId: 'nobody knows', payChannel: 0 }),
  ];

  test("is the server's, without closed ones, unknown ones and those of another plate", () => {
    expect(getOpenDeductionChannelsOfPlate(rows, 'plate-1').map(({ withholding }) => withholding.withholdId)).toEqual([
      'a',
      'b',
    ]);
    expect(getOpenDeductionChannels(rows).map(({ withholding }) => withholding.withholdId)).toEqual([
      'a',
      'b',
      'other',
    ]);
  });

  test('moves one by one place and stays the same at an end', () => {
    expect(moveDeductionChannel([6, 3, 2], 3, -1)).toEqual([3, 6, 2]);
    expect(moveDeductionChannel([6, 3, 2], 3, 1)).toEqual([6, 2, 3]);
    const order = [6, 3];
    expect(moveDeductionChannel(order, 6, -1)).toBe(order);
    expect(moveDeductionChannel(order, 3, 1)).toBe(order);
    expect(moveDeductionChannel(order, 2, 1)).toBe(order);
  });

  test('keeps every channel, and moving back restores the order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([2, 3, 6], { minLength: 1 }), fc.constantFrom(2, 3, 6), (order, channel) => {
        const down = moveDeductionChannel(order, channel, 1);
        expect([...down].sort()).toEqual([...order].sort());
        if (down !== order) expect(moveDeductionChannel(down, channel, -1)).toEqual(order);
      }),
    );
  });

  test('the note below the switch gives the current state', () => {
    const deductions = (state: AutoDeductionAgreement['state']) =>
      getOpenDeductionChannelsOfPlate([row({ state })], 'plate-1');
    expect(deductionSwitchNote(deductions(1), undefined)).toBe('离场后按下面的顺序扣款');
    expect(deductionSwitchNote(deductions(2), undefined)).toBe('有欠费，暂停扣款');
    expect(deductionSwitchNote(deductions(3), undefined)).toBe('授权未完成，暂不扣款');
    expect(deductionSwitchNote([], { channel: 6, name: '余额', reason: '' })).toMatch(/^开启后从余额扣款/);
    expect(deductionSwitchNote([], { channel: 3, name: '微信支付', reason: '' })).toBe('开启时前往微信支付授权');
    expect(deductionSwitchNote([], undefined)).toBe('暂无可开通的扣款方式');
  });
});

describe("after the provider's page", () => {
  test.each([
    [1, '', { kind: 'open' }],
    [2, '', { kind: 'open' }],
    [3, '/authorizationSuccess?plateId=p', { kind: 'ownPage', path: '/authorizationSuccess?plateId=p' }],
    [3, 'https://provider.example/sign', { kind: 'outside', url: 'https://provider.example/sign' }],
    [3, '//evil.example', { kind: 'outside', url: '//evil.example' }],
    [3, '', { kind: 'wait' }],
    [-1, '', { kind: 'wait' }],
    [0, '', { kind: 'wait' }],
  ] as const)('state %i with %j', (state, jumpUrl, step) => {
    expect(toDeductionOpeningNextStep({ state, jumpUrl })).toEqual(step);
  });

  test('shows 已开通 only when the server confirms every channel', () => {
    const words = (...states: AutoDeductionAgreement['state'][]) =>
      toDeductionAuthorizationResult(
        states.map((state) => row({ state })),
        'plate-1',
      ).word;
    expect(words(1)).toBe('已开通');
    expect(words(1, 3)).toBe('等待授权结果');
    expect(words(-1)).toBe('等待授权结果');
    expect(words(1, 2)).toBe('已授权，暂停扣款');
    for (const states of [[0], [4], [0, 4], []] as const) expect(words(...states)).toBe('未开通');
  });

  test('names the paused plates when the address names none', () => {
    const other = row({ state: 2, plateNo: '粤B88888', formatPlateNo: '粤B·88888' });
    const all = toDeductionAuthorizationResult([row(), row({ state: 2 }), other]);
    expect([all.word, all.nextText]).toEqual(['有车辆暂停扣款', '粤B·12345、粤B·88888有欠费，缴清后自动恢复扣款。']);
    expect(all.nextLink.path).toBe('/arrearsPage');
    expect(toDeductionAuthorizationResult([row({ state: 2 })], 'plate-1').nextText).toBe(
      '车辆有欠费，缴清后自动恢复扣款。',
    );
  });

  test('links to the provider, to the arrears or to the open channels', () => {
    const path = (state: AutoDeductionAgreement['state']) =>
      toDeductionAuthorizationResult([row({ state })], 'plate-1').nextLink.path;
    expect(path(3)).toBe('/sencelessPayment?plateId=plate-1');
    expect(path(2)).toBe(`/arrearsPage?plateNo=${encodeURIComponent('粤B12345')}`);
    expect(path(1)).toBe('/sencelessPaymentList');
  });
});

test.each<[AutoDeductionAgreement['state'], string, string]>([
  [-1, '处理中', '状态待确认，暂不扣款'],
  [1, '已开通', ''],
  [2, '已暂停', '有欠费，缴清后自动恢复扣款'],
  [3, '未授权', '授权未完成，暂不扣款'],
  [4, '已关闭', ''],
])('state %s is %s', (state, word, note) => {
  expect(deductionChannelTag(state).text).toBe(word);
  expect(deductionBlockedText(state)).toBe(note);
  expect(deductionChannelTag(state).tone === 'done').toBe(state === 1);
});

test('a confirmation names the vehicle, and says so when deductions start later', () => {
  expect(createBalanceDeductionOptInDialog('粤B·12345').title).toContain('粤B·12345');
  expect(deductionOpenedText('粤B·12345', row())).toBe('粤B·12345 已开通微信支付自动扣款');
  expect(deductionOpenedText('粤B·12345', row({ state: 2 }))).toMatch(/有欠费，缴清后才开始扣款$/);
  expect(deductionChannelPriorityText([{ name: '余额' }, { name: '微信支付' }])).toBe('余额 → 微信支付');
  expect([deductionChannelOpeningHint(6), deductionChannelOpeningHint(3)]).toEqual([
    '从余额扣款，开通后立即生效',
    '需要前往微信支付授权',
  ]);
});
