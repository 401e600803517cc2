import { formatYuan } from '@/domain/money';
import type { DriverProfile } from '@/services/auth/signIn';
import type { BoundPlate } from '@/services/charge/plates';
import type { BalanceInfo } from '@/services/driver/balance';
import type { DriverSignInMethods } from '@/services/driver/credentials';
import type { Wallet } from '@/services/driver/defaultWallet';
import type { InvoiceTitle } from '@/services/invoice/invoiceTitles';

/** One labelled item of personal data. */
export interface PersonalDataItem {
  readonly label: string;
  readonly value: string;
}

const CLIENT_NAMES: Readonly<Record<number, string>> = { 2: '微信', 3: '支付宝' };

/** The driver's account. Fields that the server does not send are omitted. */
export function toPersonalDataAccountItems(
  driver: DriverProfile | undefined,
  login: DriverSignInMethods | undefined,
): readonly PersonalDataItem[] {
  const boundClients = (login?.boundClients ?? [])
    .map((client) => CLIENT_NAMES[client] ?? '')
    .filter((clientName) => clientName !== '');
  const signInMethods = [...(login?.hasPassword === 1 ? ['密码'] : []), ...boundClients];
  return [
    { label: '账号编号', value: driver?.driverId ?? '' },
    { label: '昵称', value: driver?.nickName ?? '' },
    { label: '姓名', value: driver?.userName ?? '' },
    { label: '手机号', value: driver?.phone ?? '' },
    { label: '登录方式', value: signInMethods.join('、') },
  ].filter(({ value }) => value !== '');
}

/** Rows are numbered, so that two plates with the same text stay two rows. */
export const toPersonalDataPlateItems = (plates: readonly BoundPlate[]): readonly PersonalDataItem[] =>
  plates.map(({ formatPlateNo, isDefault }, index) => ({
    label: `车辆${index + 1}`,
    value: isDefault === 1 ? `${formatPlateNo}（默认）` : formatPlateNo,
  }));

export const toPersonalDataBalanceItems = (balance: BalanceInfo): readonly PersonalDataItem[] => [
  { label: '余额', value: Number.isNaN(balance.balanceAmount) ? '' : formatYuan(balance.balanceAmount) },
  { label: '其中赠送', value: balance.giftAmount > 0 ? formatYuan(balance.giftAmount) : '' },
];

/** Wallets with the same name are numbered, so that they stay separate rows. */
export const toPersonalDataWalletItems = (wallets: readonly Wallet[]): readonly PersonalDataItem[] =>
  wallets.map(({ walletName, balanceAmount, giftAmount }, index) => ({
    label:
      wallets.findIndex((other) => other.walletName === walletName) === index
        ? walletName
        : `${walletName}（${index + 1}）`,
    value: Number.isNaN(balanceAmount)
      ? ''
      : `${formatYuan(balanceAmount)}${giftAmount > 0 ? `，其中赠送${formatYuan(giftAmount)}` : ''}`,
  }));

export const toPersonalDataCouponCountItems = (count: {
  unusedNum: number;
  usedNum: number;
  pastNum: number;
}): readonly PersonalDataItem[] => [
  { label: '未使用', value: `${count.unusedNum}张` },
  { label: '已使用', value: `${count.usedNum}张` },
  { label: '已失效', value: `${count.pastNum}张` },
];

export const toPersonalDataInvoiceTitleItems = (titles: readonly InvoiceTitle[]): readonly PersonalDataItem[] =>
  titles.map(({ titleName, taxNo, email }, index) => ({
    label: `抬头${index + 1}`,
    value: [titleName, taxNo, email].filter((part) => part !== '').join('，'),
  }));

/** One section of the personal data. `facts` is null if it failed to load. */
export interface PersonalDataSection {
  readonly title: string;
  readonly facts: readonly PersonalDataItem[] | null;
}

/** The sections as plain text, to copy or save. A section that failed to load is marked as such. */
export function personalDataText(sections: readonly PersonalDataSection[], time: string): string {
  const blocks = sections.map(({ title, facts }) => {
    const lines = (facts ?? []).filter(({ value }) => value !== '').map(({ label, value }) => `${label}：${value}`);
    if (facts === null) return `【${title}】\n加载失败`;
    return `【${title}】\n${lines.length === 0 ? '无' : lines.join('\n')}`;
  });
  return [`我的信息（${time}）`, ...blocks, ''].join('\n\n');
}
