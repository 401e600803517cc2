import type { Quota } from '@/domain/offPeak/quota';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';

import { quotaBlock, quotaText } from '../model/quotaWords';

interface QuotaNoticeProps {
  readonly quota: Quota | null;
  /** On the list of the breaches themselves. */
  readonly isHere?: boolean;
}

/** The breaches of this month: how many there were, and at the limit from when booking works again. */
export function QuotaNotice({ quota, isHere = false }: QuotaNoticeProps) {
  if (quota === null || quota.count === 0) return null;
  const records = isHere ? undefined : standing('violationRecord');
  const block = quotaBlock(quota);
  return (
    <Notice
      tone={block === '' ? 'soon' : 'owed'}
      {...(records === undefined ? {} : { action: <LinkButton to={records}>查看</LinkButton> })}
    >
      {block || `${quotaText(quota)}，达到上限后当月不能再办理`}
    </Notice>
  );
}
