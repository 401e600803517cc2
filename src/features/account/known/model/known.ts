import { formatYuan } from '@/domain/money';
import type { LoginInfo } from '@/services/auth/signIn';
import type { BoundPlate } from '@/services/charge/plates';
import type { BalanceInfo } from '@/services/driver/balance';
import type { LoginState } from '@/services/driver/credentials';
import type { Wallet } from '@/services/driver/defaultWallet';
import type { InvoiceTitle } from '@/services/invoice/invoiceTitles';

/** A fact about the driver in words. */
export interface KnownFact {
  readonly label: string;
  readonly value: string;
}

const CLIENTS: Readonly<Record<number, string>> = { 2: '微信', 3: '支付宝' };

/** Who the driver is, to us. A field that the server leaves out is left out. */
export function accountFacts(driver: LoginInfo | undefined, login: LoginState | undefined): readonly KnownFact[] {
  const bound = (login?.boundClients ?? []).map((client) => CLIENTS[client] ?? '').filter((word) => word !== '');
  const ways = [...(login?.hasPassword === 1 ? ['密码'] : []), ...bound];
  return [
    { label: '账号编号', value: driver?.driverId ?? '' },
    { label: '昵称', value: driver?.nickName ?? '' },
    { label: '姓名', value: driver?.userName ?? '' },
    { label: '手机号', value: driver?.phone ?? '' },
    { label: '登录方式', value: ways.join('、') },
  ].filter(({ value }) => value !== '');
}

/** Every plate stands for itself: two of the same name are two facts. */
export const carFacts = (plates: readonly BoundPlate[]): readonly KnownFact[] =>
  plates.map(({ formatPlateNo, isDefault }, index) => ({
    label: `车辆${index + 1}`,
    value: isDefault === 1 ? `${formatPlateNo}（默认）` : formatPlateNo,
  }));

export const balanceFacts = (balance: BalanceInfo): readonly KnownFact[] => [
  { label: '余额', value: Number.isNaN(balance.balanceAmount) ? '' : formatYuan(balance.balanceAmount) },
  { label: '其中赠送', value: balance.giftAmount > 0 ? formatYuan(balance.giftAmount) : '' },
];

/** Two wallets of the same name are two facts. */
export const walletFacts = (wallets: readonly Wallet[]): readonly KnownFact[] =>
  wallets.map(({ walletName, balanceAmount, giftAmount }, index) => ({
    label:
      wallets.findIndex((other) => other.walletName === walletName) === index
        ? walletName
        : `${walletName}（${index + 1}）`,
    value: Number.isNaN(balanceAmount)
      ? ''
      : `${formatYuan(balanceAmount)}${giftAmount > 0 ? `，其中赠送${formatYuan(giftAmount)}` : ''}`,
  }));

export const couponFacts = (count: { unusedNum: number; usedNum: number; pastNum: number }): readonly KnownFact[] => [
  { label: '未使用', value: `${count.unusedNum}张` },
  { label: '已使用', value: `${count.usedNum}张` },
  { label: '已失效', value: `${count.pastNum}张` },
];

export const titleFacts = (titles: readonly InvoiceTitle[]): readonly KnownFact[] =>
  titles.map(({ titleName, taxNo, email }, index) => ({
    label: `抬头${index + 1}`,
    value: [titleName, taxNo, email].filter((part) => part !== '').join('，'),
  }));

/** One part of what is known. `facts` null: it could not be read. */
export interface KnownPart {
  readonly title: string;
  readonly facts: readonly KnownFact[] | null;
}

/** The same as a text that can be kept. What could not be read is said, not left out. */
export function knownText(parts: readonly KnownPart[], time: string): string {
  const blocks = parts.map(({ title, facts }) => {
    const lines = (facts ?? []).filter(({ value }) => value !== '').map(({ label, value }) => `${label}：${value}`);
    if (facts === null) return `【${title}】\n加载失败`;
    return `【${title}】\n${lines.length === 0 ? '无' : lines.join('\n')}`;
  });
  return [`我的信息（${time}）`, ...blocks, ''].join('\n\n');
}
