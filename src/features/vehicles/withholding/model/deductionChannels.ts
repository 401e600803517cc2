import { isNamedPayChannel, type NamedPayChannel, PAY_CHANNEL } from '@/domain/payment/payChannel';
import { CLIENT_TYPE, type ClientType } from '@/host/clientType';
import { pathTo } from '@/navigation/paths';
import type { OfferedPayChannel } from '@/services/pay/payModel';
import type { AutoDeductionAgreement } from '@/services/pay/withholdings';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

import type { StateTag } from '../../model/vehicleLabels';

/** Automatic deductions are available for named payment channels only. */
export type DeductionChannel = NamedPayChannel;

const CHANNEL_NAMES: Readonly<Record<DeductionChannel, string>> = {
  [PAY_CHANNEL.alipay]: '支付宝',
  [PAY_CHANNEL.wechat]: '微信支付',
  [PAY_CHANNEL.balance]: '余额',
};

/** A channel that the operator offers. */
export interface DeductionChannelOffer {
  readonly channel: DeductionChannel;
  readonly name: string;
  /** Why it cannot be opened now; empty when it can. */
  readonly reason: string;
}

/** A channel that is open for a plate, or waits for its provider. */
export interface PlateDeductionChannel {
  readonly channel: DeductionChannel;
  readonly name: string;
  readonly withholding: AutoDeductionAgreement;
}

interface WithholdingOfferSource {
  readonly payModel: readonly OfferedPayChannel[];
  /** The payment channels that this host can open. */
  readonly hostChannels: readonly number[];
  readonly isBalanceOffered: boolean;
}

/** The channels that the operator offers and this host can open, in the operator's order, each once. */
export function toDeductionChannelOffers({
  payModel,
  hostChannels,
  isBalanceOffered,
}: WithholdingOfferSource): readonly DeductionChannelOffer[] {
  const addedChannels = new Set<DeductionChannel>();
  return payModel.flatMap(({ payChannel, enabled, reason, channelName }): DeductionChannelOffer[] => {
    const isUsable = payChannel === PAY_CHANNEL.balance ? isBalanceOffered : hostChannels.includes(payChannel);
    if (!isNamedPayChannel(payChannel) || addedChannels.has(payChannel) || !isUsable) return [];
    addedChannels.add(payChannel);
    const name =
      payChannel === PAY_CHANNEL.balance
        ? CHANNEL_NAMES[PAY_CHANNEL.balance]
        : channelName || CHANNEL_NAMES[payChannel];
    return [{ channel: payChannel, name, reason: enabled === 1 ? '' : reason || '暂不可用' }];
  });
}

/** The channels of one plate in the order in which they are tried, without those that are closed or never opened. */
export const getOpenDeductionChannelsOfPlate = (
  rows: readonly AutoDeductionAgreement[],
  plateId: string,
): readonly PlateDeductionChannel[] =>
  rows
    .filter(
      (row) =>
        row.plateId === plateId &&
        row.state !== AUTO_DEDUCTION_STATE.notOpened &&
        row.state !== AUTO_DEDUCTION_STATE.closed,
    )
    .sort((a, b) => a.order - b.order)
    .flatMap((withholding): PlateDeductionChannel[] => {
      const { payChannel, channelName } = withholding;
      return isNamedPayChannel(payChannel)
        ? [{ channel: payChannel, name: channelName || CHANNEL_NAMES[payChannel], withholding }]
        : [];
    });

/** The order after moving a channel one place up (-1) or down (1). At an end nothing moves. */
export function moveDeductionChannel(channels: readonly number[], channel: number, by: -1 | 1): readonly number[] {
  const from = channels.indexOf(channel);
  const to = from + by;
  if (from < 0 || to < 0 || to >= channels.length) return channels;
  return channels.map((current, index) =>
    index === from ? (channels[to] ?? current) : index === to ? channel : current,
  );
}

const STATE_TAGS: Readonly<Record<AutoDeductionAgreement['state'], StateTag>> = {
  [AUTO_DEDUCTION_STATE.unknown]: { text: '处理中', tone: 'soon' },
  [AUTO_DEDUCTION_STATE.notOpened]: { text: '未开通', tone: 'plain' },
  [AUTO_DEDUCTION_STATE.open]: { text: '已开通', tone: 'done' },
  [AUTO_DEDUCTION_STATE.paused]: { text: '已暂停', tone: 'owed' },
  [AUTO_DEDUCTION_STATE.unauthorized]: { text: '未授权', tone: 'soon' },
  [AUTO_DEDUCTION_STATE.closed]: { text: '已关闭', tone: 'plain' },
};

/** The state of a channel's authorization. */
export const deductionChannelTag = (state: AutoDeductionAgreement['state']): StateTag => STATE_TAGS[state];

const STATE_NOTES: Readonly<Partial<Record<AutoDeductionAgreement['state'], string>>> = {
  [AUTO_DEDUCTION_STATE.paused]: '有欠费，缴清后自动恢复扣款',
  [AUTO_DEDUCTION_STATE.unauthorized]: '授权未完成，暂不扣款',
  [AUTO_DEDUCTION_STATE.unknown]: '状态待确认，暂不扣款',
};

/** Why nothing is deducted; empty where deductions work. */
export const deductionBlockedText = (state: AutoDeductionAgreement['state']): string => STATE_NOTES[state] ?? '';

/**
 * The confirmation before the balance is opened for automatic deductions. It is a permanent authorization, so it needs
 * an explicit consent.
 */
export const createBalanceDeductionOptInDialog = (plateName: string) => ({
  title: `为 ${plateName} 开通余额自动扣款？`,
  text: '开通后，这辆车每次离场时，停车费直接从余额扣，不再逐笔确认。可以随时关闭。',
  confirmLabel: '开通',
});

/** The toast after a channel was opened. A channel may be paused from the start. */
export const deductionOpenedText = (
  plateName: string,
  { state, channelName }: Pick<AutoDeductionAgreement, 'state' | 'channelName'>,
): string =>
  state === AUTO_DEDUCTION_STATE.paused
    ? `${plateName} 已开通${channelName}自动扣款，有欠费，缴清后才开始扣款`
    : `${plateName} 已开通${channelName}自动扣款`;

/** `余额 → 微信支付`. */
export const deductionChannelPriorityText = (deductions: readonly Pick<PlateDeductionChannel, 'name'>[]): string =>
  deductions.map(({ name }) => name).join(' → ');

export interface DeductionAuthorizationResult {
  readonly status: 'success' | 'pending' | 'failed';
  readonly word: string;
  readonly nextText: string;
  /** The provider's result is pending, so the state is polled. */
  readonly isWaiting: boolean;
  /** The most likely next step. */
  readonly nextLink: { readonly text: string; readonly path: string };
}

type AuthorizedRow = Pick<AutoDeductionAgreement, 'state' | 'channelName' | 'plateNo' | 'formatPlateNo'>;

/** The result for paused channels: of the authorized plate or, if no plate is given, of some of the driver's plates. */
function pausedResult(rows: readonly AuthorizedRow[], isForAllPlates: boolean): DeductionAuthorizationResult {
  const paused = rows.filter(({ state }) => state === AUTO_DEDUCTION_STATE.paused);
  const plates = [...new Set(paused.map(({ formatPlateNo, plateNo }) => formatPlateNo || plateNo))];
  const plateNo = plates.length > 1 ? undefined : paused[0]?.plateNo || undefined;
  return {
    status: 'pending',
    word: isForAllPlates ? '有车辆暂停扣款' : '已授权，暂停扣款',
    nextText: `${isForAllPlates ? plates.join('、') : '车辆'}有欠费，缴清后自动恢复扣款。`,
    isWaiting: false,
    nextLink: { text: '欠费补缴', path: pathTo('arrearsPage', { plateNo }) },
  };
}

/** The result of an authorization, only from the server's response. */
export function toDeductionAuthorizationResult(
  rows: readonly AuthorizedRow[],
  plateId?: string,
): DeductionAuthorizationResult {
  const channelNames = (state: AutoDeductionAgreement['state']) =>
    rows.filter((row) => row.state === state && row.channelName !== '').map(({ channelName }) => channelName);
  const hasState = (state: AutoDeductionAgreement['state']) => rows.some((row) => row.state === state);
  const retryPath = pathTo('senselessPayment', { plateId });
  if (hasState(AUTO_DEDUCTION_STATE.unauthorized) || hasState(AUTO_DEDUCTION_STATE.unknown)) {
    const waiting = channelNames(AUTO_DEDUCTION_STATE.unauthorized).join('、');
    return {
      status: 'pending',
      word: '等待授权结果',
      nextText: `${waiting === '' ? '' : `${waiting}的`}授权结果暂未收到，暂不扣款。结果会自动更新。`,
      isWaiting: true,
      nextLink: { text: '重新授权', path: retryPath },
    };
  }
  if (hasState(AUTO_DEDUCTION_STATE.paused)) return pausedResult(rows, plateId === undefined);
  if (hasState(AUTO_DEDUCTION_STATE.open)) {
    const open = channelNames(AUTO_DEDUCTION_STATE.open).join('、');
    return {
      status: 'success',
      word: '已开通',
      nextText: `离场后自动扣款${open === '' ? '' : `（${open}）`}，不用再手动缴费。`,
      isWaiting: false,
      nextLink: { text: '查看无感支付', path: pathTo('senselessPaymentList') },
    };
  }
  return {
    status: 'failed',
    word: '未开通',
    nextText: '未查到授权，不会自动扣款。',
    isWaiting: false,
    nextLink: { text: '返回无感支付', path: retryPath },
  };
}

/** OPEN_WITHHOLD is hidden in the alipay-type client (Rule 8.4). */
export const isAutoDeductionAvailable = (clientType: ClientType): boolean => clientType !== CLIENT_TYPE.alipay;

/** What the driver has to do to open a channel. */
export const deductionChannelOpeningHint = (channel: DeductionChannel): string =>
  channel === PAY_CHANNEL.balance ? '从余额扣款，开通后立即生效' : `需要前往${CHANNEL_NAMES[channel]}授权`;

/** The note below the switch: what happens now, or what switching it on will do. */
export function deductionSwitchNote(
  opened: readonly PlateDeductionChannel[],
  firstOffer: DeductionChannelOffer | undefined,
): string {
  if (opened.some(({ withholding }) => withholding.state === AUTO_DEDUCTION_STATE.open))
    return '离场后按下面的顺序扣款';
  if (opened.some(({ withholding }) => withholding.state === AUTO_DEDUCTION_STATE.paused)) return '有欠费，暂停扣款';
  if (opened.length > 0) return '授权未完成，暂不扣款';
  if (firstOffer === undefined) return '暂无可开通的扣款方式';
  return firstOffer.channel === PAY_CHANNEL.balance
    ? '开启后从余额扣款，可再添加其他方式'
    : `开启时前往${firstOffer.name}授权`;
}

/** All open channels, plate by plate in the server's order of plates. */
export const getOpenDeductionChannels = (rows: readonly AutoDeductionAgreement[]): readonly PlateDeductionChannel[] =>
  [...new Set(rows.map(({ plateId }) => plateId))].flatMap((plateId) => getOpenDeductionChannelsOfPlate(rows, plateId));
