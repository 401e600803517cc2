import { useBalancePage } from '@/flows/entry/useBalancePage';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { useDevicePayments } from '@/flows/payment/usePayment';
import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { useListDeletionChecksQuery } from '@/services/driver/accountDeletion';
import { usePolling } from '@/services/transport/clock/usePolling';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { BottomBar } from '@/ui/bar/BottomBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Missing } from '@/ui/missing/Missing';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { leavingChecks } from './model/leavingChecks';
import { WhatIsLost } from './WhatIsLost';

const RHYTHM = { seenMs: MINUTE_MS };

/** 注销账号: what stands in the way, with the screens that settle it, and what is lost. */
export default function CancellationScreen() {
  const { frame, go } = useScreen('cancellation');
  const nowMs = useServerNow(MINUTE_MS);
  const payments = useDevicePayments();
  const query = useListDeletionChecksQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  usePolling(currentData === undefined ? null : query.refetch, RHYTHM);
  const checks = leavingChecks(currentData?.results ?? [], payments, nowMs, useBalancePage());
  const left = checks.filter(({ isClear }) => !isClear).length;
  // A line that could not be read may be one that stands in the way.
  const unread = currentData?.unread ?? 0;
  const note = noteOf(left, unread);
  const press = usePrimaryAct(note, () => go.to('cancellationConfirm'));
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: currentData !== undefined && (
          <BottomBar {...(note === '' ? {} : { note })}>
            <PrimaryButton onPress={press}>下一步</PrimaryButton>
          </BottomBar>
        ),
      }}
      load={toLoadState(query, { what: '注销条件加载失败', waitingFor: '正在检查能否注销…' })}
    >
      <Card title="注销前检查">
        <Rows>
          {checks.map(({ key, name, isClear, why, to }) => (
            <Missing key={key} is={!isClear}>
              <ListRow
                title={<UnbrokenNumbers of={isClear ? name : why || name} />}
                to={to}
                right={<Tag tone={isClear ? 'done' : 'owed'}>{isClear ? '已满足' : '待处理'}</Tag>}
              />
            </Missing>
          ))}
        </Rows>
      </Card>
      <WhatIsLost />
      <PageRemarkCard pageId="accountDeletion" />
    </DetailScreen>
  );
}

function noteOf(left: number, unread: number): string {
  if (unread > 0) return '有几项加载失败，请稍后再试';
  return left > 0 ? `还有${left}项待处理，处理完才能注销` : '';
}
