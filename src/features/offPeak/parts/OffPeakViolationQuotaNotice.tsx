import type { OffPeakViolationQuota } from '@/domain/offPeak/quota';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { offPeakViolationQuotaBlockText, offPeakViolationQuotaText } from '../model/offPeakViolationQuotaText';

interface ViolationQuotaNoticeProps {
  readonly quota: OffPeakViolationQuota | null;
  /** Whether the notice is on the violation list itself, which needs no link to it. */
  readonly isOnViolationList?: boolean;
}

/** This month's violations: how many, and from when booking is possible again if the limit is reached. */
export function OffPeakViolationQuotaNotice({ quota, isOnViolationList = false }: ViolationQuotaNoticeProps) {
  if (quota === null || quota.count === 0) return null;
  const violationsPath = isOnViolationList ? undefined : getPathIfInBuild('violationRecord');
  const blockText = offPeakViolationQuotaBlockText(quota);
  return (
    <NoticeBanner
      tone={blockText === '' ? 'soon' : 'owed'}
      action={violationsPath === undefined ? undefined : <LinkButton to={violationsPath}>查看</LinkButton>}
    >
      {blockText || `${offPeakViolationQuotaText(quota)}，达到上限后当月不能再办理`}
    </NoticeBanner>
  );
}
