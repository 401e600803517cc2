import type { OfferedPayChannel } from '@/services/pay/payModel';
import {
  type PayChannelOptionsInput,
  pickPayChannel,
  toPayChannelOptions,
} from '@/widgets/checkout/model/payChannelOptions';

const item = (
  payChannel: OfferedPayChannel['payChannel'],
  more: Partial<OfferedPayChannel> = {},
): OfferedPayChannel => ({
  payChannel,
  channelName: '',
  payWay: '',
  enabled: 1,
  reason: '',
  ...more,
});
const facts = (more: Partial<PayChannelOptionsInput> = {}): PayChannelOptionsInput => ({
  payModel: [item(3), item(2), item(6)],
  hostKind: 'browser',
  hostChannels: [2, 3],
  isBalanceOffered: true,
  balanceCents: 5000,
  dueCents: 600,
  ...more,
});
const shown = (more: Partial<PayChannelOptionsInput> = {}) =>
  toPayChannelOptions(facts(more)).map(({ name, note, disabledReason }) => disabledReason ?? note ?? name);

describe('ways to pay', () => {
  test("are those that the operator offers and the host supports, in the operator's order", () => {
    expect(shown()).toEqual(['微信支付', '支付宝', '余额 50.00元']);
    expect(shown({ hostChannels: [3], isBalanceOffered: false })).toEqual(['微信支付']);
    expect(shown({ hostChannels: [], isBalanceOffered: false })).toEqual([]);
    expect(shown({ payModel: [item(2)] })).toEqual(['支付宝']);
  });

  test('a channel beyond PAY_CHANNEL needs a name and a way that this host has', () => {
    const other = { channelName: '数字人民币', payWay: 'page' };
    const payModel = (more: Partial<OfferedPayChannel>) => [item(9, { ...other, ...more }), item(3)];
    expect(shown({ payModel: payModel({}) })).toEqual(['数字人民币', '微信支付']);
    expect(shown({ payModel: payModel({ enabled: 0 }) })).toEqual(['暂不可用', '微信支付']);
    expect(shown({ payModel: payModel({ channelName: '' }) })).toEqual(['微信支付']);
    expect(shown({ payModel: payModel({ payWay: '' }) })).toEqual(['微信支付']);
    expect(shown({ payModel: payModel({ payWay: 'toString' }) })).toEqual(['微信支付']);
    expect(shown({ payModel: payModel({}), hostKind: 'wechat' })).toEqual(['微信支付']);
    expect(shown({ payModel: payModel({ payWay: 'app' }) })).toEqual(['微信支付']);
    expect(shown({ payModel: payModel({ payWay: 'app' }), hostKind: 'native' })).toEqual(['数字人民币', '微信支付']);
    expect(shown({ payModel: payModel({ payWay: 'app' }), hostKind: 'native', hostChannels: [] })).toEqual([]);
  });

  test('an unknown channel is left out, and none appears twice', () => {
    expect(shown({ payModel: [item(0), item(3), item(3)] })).toEqual(['微信支付']);
  });

  test('a channel that cannot be used gives the reason', () => {
    expect(shown({ payModel: [item(3, { enabled: 0, reason: '维护中' }), item(2, { enabled: 0 })] })).toEqual([
      '维护中',
      '暂不可用',
    ]);
    expect(shown({ balanceCents: 599 })[2]).toBe('余额 5.99元，不够支付');
    expect(shown({ balanceCents: 600 })[2]).toBe('余额 6.00元');
    expect(shown({ balanceCents: null })[2]).toBe('正在查询余额…');
    expect(shown({ balanceCents: Number.NaN })[2]).toBe('余额查询失败');
  });

  test('only who has a balance is led to recharge it', () => {
    const isShort = (balanceCents: number) => toPayChannelOptions(facts({ balanceCents }))[2]?.isInsufficient;
    expect([isShort(0), isShort(599), isShort(600)]).toEqual([false, true, undefined]);
  });

  test("the driver's choice is kept as long as it can be used", () => {
    const all = toPayChannelOptions(facts());
    expect(pickPayChannel(all, 6)).toBe(6);
    expect(pickPayChannel(all, null)).toBe(3);
    expect(pickPayChannel(toPayChannelOptions(facts({ balanceCents: 0 })), 6)).toBe(3);
    expect(pickPayChannel([], 3)).toBeNull();
  });
});
