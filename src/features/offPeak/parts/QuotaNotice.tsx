import type { BreachQuota } from '@/domain/offPeak/quota';
import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { quotaBlockText, quotaText } from '../model/quotaText';

interface QuotaNoticeProps {
  readonly quota: BreachQuota | null;
  /** Whether the notice is on the violation list itself, which needs no link to it. */
  readonly isOnViolationList?: boolean;
}

/** This month's violations: how many, and from when booking is possible again if the limit is reached. */
export function QuotaNotice({ quota, isOnViolationList = false }: QuotaNoticeProps) {
  if (quota === null || quota.count === 0) return null;
  const violationsPath = isOnViolationList ? undefined : pathIfAvailable('violationRecord');
  const blockText = quotaBlockText(quota);
  return (
    <NoticeBanner
      tone={blockText === '' ? 'soon' : 'owed'}
      {...(violationsPath === undefined ? {} : { action: <LinkButton to={violationsPath}>查看</LinkButton> })}
    >
      {blockText || `${quotaText(quota)}，达到上限后当月不能再办理`}
    </NoticeBanner>
  );
}
