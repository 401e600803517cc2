import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import { useDevicePayments } from '@/flows/payment/usePaymentControls';
import { MINUTE_MS } from '@/lib/timeUnits';
import { useScreen } from '@/navigation/hooks/useScreen';
import { usePolling } from '@/platform/clock/usePolling';
import { useServerNow } from '@/platform/clock/useServerNow';
import { useListDeletionChecksQuery } from '@/services/driver/accountDeletion';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Tag } from '@/ui/text/Tag';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { PageRemarkCard } from '@/widgets/remark/PageRemarkCard';

import { AccountDeletionConsequencesCard } from './AccountDeletionConsequencesCard';
import { toAccountDeletionCheckItems } from './model/toAccountDeletionCheckItems';

const POLL_INTERVALS = { visibleMs: MINUTE_MS };

/** 注销账号: the conditions to meet, with links to the screens that resolve them, and the consequences. */
export default function CancellationScreen() {
  const { frame, go } = useScreen('cancellation');
  const nowMs = useServerNow(MINUTE_MS);
  const payments = useDevicePayments();
  const query = useListDeletionChecksQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  usePolling(currentData === undefined ? null : query.refetch, POLL_INTERVALS);
  const checks = toAccountDeletionCheckItems(currentData?.results ?? [], payments, nowMs, useBalancePageName());
  const openCount = checks.filter(({ isPassed }) => !isPassed).length;
  // A row that could not be parsed may be a failed check.
  const unread = currentData?.unread ?? 0;
  const note = blockedNote(openCount, unread);
  const onNext = usePrimaryButtonHandler(note, () => go.to('cancellationConfirm'));
  return (
    <DetailScreen
      frame={{
        ...frame,
        bar: currentData !== undefined && (
          <BottomActionBar note={note || undefined}>
            <PrimaryButton onPress={onNext}>下一步</PrimaryButton>
          </BottomActionBar>
        ),
      }}
      load={toContentLoadState(query, { message: '注销条件加载失败', waitingFor: '正在检查能否注销…' })}
    >
      <Card title="注销前检查">
        <CardRows>
          {checks.map(({ key, name, isPassed, reason, to }) => (
            <RequiredFormPart key={key} isMissing={!isPassed}>
              <ListRow
                title={<UnbrokenNumbersText of={isPassed ? name : reason || name} />}
                to={to}
                right={<Tag tone={isPassed ? 'done' : 'owed'}>{isPassed ? '已满足' : '待处理'}</Tag>}
              />
            </RequiredFormPart>
          ))}
        </CardRows>
      </Card>
      <AccountDeletionConsequencesCard />
      <PageRemarkCard pageId="accountDeletion" />
    </DetailScreen>
  );
}

function blockedNote(openCount: number, unread: number): string {
  if (unread > 0) return '有几项加载失败，请稍后再试';
  return openCount > 0 ? `还有${openCount}项待处理，处理完才能注销` : '';
}
