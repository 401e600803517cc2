import { isNamedChannel, type NamedChannel, PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import { pathTo } from '@/navigation/paths';
import type { PayModelItem } from '@/services/pay/payModel';
import type { Withholding } from '@/services/pay/withholdings';
import { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';

import type { Word } from '../../model/vehicleWords';

/** Deductions are agreed with providers of PAY_CHANNEL only. */
export type Channel = NamedChannel;

const NAMES: Readonly<Record<Channel, string>> = {
  [PAY_CHANNEL.alipay]: '支付宝',
  [PAY_CHANNEL.wechat]: '微信支付',
  [PAY_CHANNEL.balance]: '余额',
};

/** A channel that the operator offers. */
export interface Offer {
  readonly channel: Channel;
  readonly name: string;
  /** Why it cannot be opened now; empty when it can. */
  readonly reason: string;
}

/** A channel that is open for a plate, or waits for its provider. */
export interface Deduction {
  readonly channel: Channel;
  readonly name: string;
  readonly withholding: Withholding;
}

interface OfferFacts {
  readonly payModel: readonly PayModelItem[];
  /** The channels of this host's cashiers, whose pages open here. */
  readonly hostChannels: readonly number[];
  readonly isBalanceOffered: boolean;
}

/** The channels that the operator offers and this host can open, in the operator's order, each once. */
export function offers({ payModel, hostChannels, isBalanceOffered }: OfferFacts): readonly Offer[] {
  const seen = new Set<Channel>();
  return payModel.flatMap(({ payChannel, enabled, reason, channelName }): Offer[] => {
    const canWork = payChannel === PAY_CHANNEL.balance ? isBalanceOffered : hostChannels.includes(payChannel);
    if (!isNamedChannel(payChannel) || seen.has(payChannel) || !canWork) return [];
    seen.add(payChannel);
    const name = payChannel === PAY_CHANNEL.balance ? NAMES[PAY_CHANNEL.balance] : channelName || NAMES[payChannel];
    return [{ channel: payChannel, name, reason: enabled === 1 ? '' : reason || '暂不可用' }];
  });
}

/** The channels of one plate in the order in which they are tried. Closed channels and channels that were never opened are left out. */
export const deductionsOf = (rows: readonly Withholding[], plateId: string): readonly Deduction[] =>
  rows
    .filter(
      (row) => row.plateId === plateId && row.state !== WITHHOLD_STATE.notOpened && row.state !== WITHHOLD_STATE.closed,
    )
    .sort((a, b) => a.order - b.order)
    .flatMap((withholding): Deduction[] => {
      const { payChannel, channelName } = withholding;
      return isNamedChannel(payChannel)
        ? [{ channel: payChannel, name: channelName || NAMES[payChannel], withholding }]
        : [];
    });

/** The order after moving a channel one place up (-1) or down (1). At an end nothing moves. */
export function moved(channels: readonly number[], channel: number, by: -1 | 1): readonly number[] {
  const from = channels.indexOf(channel);
  const to = from + by;
  if (from < 0 || to < 0 || to >= channels.length) return channels;
  return channels.map((one, index) => (index === from ? (channels[to] ?? one) : index === to ? channel : one));
}

const WORDS: Readonly<Record<Withholding['state'], Word>> = {
  [WITHHOLD_STATE.unknown]: { text: '处理中', tone: 'soon' },
  [WITHHOLD_STATE.notOpened]: { text: '未开通', tone: 'plain' },
  [WITHHOLD_STATE.open]: { text: '已开通', tone: 'done' },
  [WITHHOLD_STATE.paused]: { text: '已暂停', tone: 'owed' },
  [WITHHOLD_STATE.unauthorized]: { text: '未授权', tone: 'soon' },
  [WITHHOLD_STATE.closed]: { text: '已关闭', tone: 'plain' },
};

/** The state of a channel's authorization. */
export const deductionWord = (state: Withholding['state']): Word => WORDS[state];

const NOTES: Readonly<Partial<Record<Withholding['state'], string>>> = {
  [WITHHOLD_STATE.paused]: '有欠费，缴清后自动恢复扣款',
  [WITHHOLD_STATE.unauthorized]: '授权未完成，暂不扣款',
  [WITHHOLD_STATE.unknown]: '状态待确认，暂不扣款',
};

/** Why nothing is deducted; empty where deductions work. */
export const deductionNote = (state: Withholding['state']): string => NOTES[state] ?? '';

/**
 * The confirmation before the balance is opened: what it is for and what it means. It is a standing permission to take money, so it is
 * asked once.
 */
export const openBalanceQuestion = (plateName: string) => ({
  title: `为 ${plateName} 开通余额自动扣款？`,
  text: '开通后，这辆车每次离场时，停车费直接从余额扣，不再逐笔确认。可以随时关闭。',
  confirmLabel: '开通',
});

/** The text after a channel was opened. The channel may be paused from the start. */
export const openedText = (
  plateName: string,
  { state, channelName }: Pick<Withholding, 'state' | 'channelName'>,
): string =>
  state === WITHHOLD_STATE.paused
    ? `${plateName} 已开通${channelName}自动扣款，有欠费，缴清后才开始扣款`
    : `${plateName} 已开通${channelName}自动扣款`;

/** `余额 → 微信支付`. */
export const orderLine = (deductions: readonly Pick<Deduction, 'name'>[]): string =>
  deductions.map(({ name }) => name).join(' → ');

export interface AuthorizationWords {
  readonly status: 'success' | 'pending' | 'failed';
  readonly word: string;
  readonly next: string;
  /** A provider has not responded yet, so the state is polled. */
  readonly isWaiting: boolean;
  /** The most likely next step. */
  readonly onward: { readonly text: string; readonly path: string };
}

type Authorized = Pick<Withholding, 'state' | 'channelName' | 'plateNo' | 'formatPlateNo'>;

/** Automatic payment is paused: for the authorized plate or, where no plate is given, for one or more of the driver's plates. */
function pausedWords(rows: readonly Authorized[], isOfAll: boolean): AuthorizationWords {
  const paused = rows.filter(({ state }) => state === WITHHOLD_STATE.paused);
  const plates = [...new Set(paused.map(({ formatPlateNo, plateNo }) => formatPlateNo || plateNo))];
  const plateNo = plates.length > 1 ? undefined : paused[0]?.plateNo || undefined;
  return {
    status: 'pending',
    word: isOfAll ? '有车辆暂停扣款' : '已授权，暂停扣款',
    next: `${isOfAll ? plates.join('、') : '车辆'}有欠费，缴清后自动恢复扣款。`,
    isWaiting: false,
    onward: { text: '欠费补缴', path: pathTo('arrearsPage', { plateNo }) },
  };
}

/** The result of an authorization, only from the server's response. */
export function authorizationWords(rows: readonly Authorized[], plateId?: string): AuthorizationWords {
  const names = (state: Withholding['state']) =>
    rows.filter((row) => row.state === state && row.channelName !== '').map(({ channelName }) => channelName);
  const has = (state: Withholding['state']) => rows.some((row) => row.state === state);
  const again = pathTo('senselessPayment', { plateId });
  if (has(WITHHOLD_STATE.unauthorized) || has(WITHHOLD_STATE.unknown)) {
    const waiting = names(WITHHOLD_STATE.unauthorized).join('、');
    return {
      status: 'pending',
      word: '等待授权结果',
      next: `${waiting === '' ? '' : `${waiting}的`}授权结果暂未收到，暂不扣款。结果会自动更新。`,
      isWaiting: true,
      onward: { text: '重新授权', path: again },
    };
  }
  if (has(WITHHOLD_STATE.paused)) return pausedWords(rows, plateId === undefined);
  if (has(WITHHOLD_STATE.open)) {
    const open = names(WITHHOLD_STATE.open).join('、');
    return {
      status: 'success',
      word: '已开通',
      next: `离场后自动扣款${open === '' ? '' : `（${open}）`}，不用再手动缴费。`,
      isWaiting: false,
      onward: { text: '查看无感支付', path: pathTo('senselessPaymentList') },
    };
  }
  return {
    status: 'failed',
    word: '未开通',
    next: '未查到授权，不会自动扣款。',
    isWaiting: false,
    onward: { text: '返回无感支付', path: again },
  };
}

/** OPEN_WITHHOLD is hidden in the alipay-type client (Rule 8.4). */
export const isWithholdingOffered = (clientType: ClientType): boolean => clientType !== CLIENT_TYPE.alipay;

/** What is needed to open a channel. */
export const offerNote = (channel: Channel): string =>
  channel === PAY_CHANNEL.balance ? '从余额扣款，开通后立即生效' : `需要前往${NAMES[channel]}授权`;

/** The note below the switch: what happens now, or what switching it on will do. */
export function switchNote(opened: readonly Deduction[], first: Offer | undefined): string {
  if (opened.some(({ withholding }) => withholding.state === WITHHOLD_STATE.open)) return '离场后按下面的顺序扣款';
  if (opened.some(({ withholding }) => withholding.state === WITHHOLD_STATE.paused)) return '有欠费，暂停扣款';
  if (opened.length > 0) return '授权未完成，暂不扣款';
  if (first === undefined) return '暂无可开通的扣款方式';
  return first.channel === PAY_CHANNEL.balance ? '开启后从余额扣款，可再添加其他方式' : `开启时前往${first.name}授权`;
}

/** All open channels, plate by plate in the server's order of plates. */
export const byPlate = (rows: readonly Withholding[]): readonly Deduction[] =>
  [...new Set(rows.map(({ plateId }) => plateId))].flatMap((plateId) => deductionsOf(rows, plateId));
