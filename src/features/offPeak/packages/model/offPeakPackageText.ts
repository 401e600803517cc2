import { formatYuan } from '@/domain/money';
import { isSoldOut } from '@/domain/places/remainingCountText';
import type { OffPeakPackage } from '@/services/special/offPeak';

/** `150.00元/30天`; unknown parts are omitted. */
export function offPeakPackagePriceText({ bagFee, days }: Pick<OffPeakPackage, 'bagFee' | 'days'>): string {
  if (!Number.isSafeInteger(bagFee)) return '价格以下单为准';
  return days > 0 ? `${formatYuan(bagFee)}/${String(days)}天` : formatYuan(bagFee);
}

export function offPeakPackageLeftText({ leftNum }: Pick<OffPeakPackage, 'leftNum'>): string {
  if (leftNum < 0) return '名额充足';
  return isSoldOut(leftNum) ? '已售完' : `剩${String(leftNum)}个名额`;
}

type PackageRuleFields = Pick<OffPeakPackage, 'overtimeRule' | 'maxPlates'>;

/** The rules of a package, one sentence each. */
export const offPeakPackageRuleTexts = ({ overtimeRule, maxPlates }: PackageRuleFields): readonly string[] =>
  [
    '只在可停时段内免停车费，时段外按超时收费',
    overtimeRule,
    maxPlates > 1 ? `最多登记${String(maxPlates)}辆车` : '',
    '超时未离场记1次违约，当月违约达到上限不能再办理',
    '退订按剩余天数退款',
  ].filter((rule) => rule !== '');
