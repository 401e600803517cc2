import { pathTo } from '@/navigation/paths';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { DroppedRowsNotice } from '@/ui/load/DroppedRowsNotice';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { toDeductionAuthorizationResult } from './model/deductionChannels';

/** A provider reports to the operator within seconds. */
const POLL_INTERVAL_MS = 3_000;

interface WithholdingAuthStatusProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  /** The plate that was authorized; all of the driver's plates without it. */
  readonly plateId: string | undefined;
}

/**
 * Fetches the state when the page opens or becomes visible again, and polls it every 3 s while a provider's result is
 * pending.
 */
export function DeductionAuthorizationView({ frame, plateId }: WithholdingAuthStatusProps) {
  const args = plateId === undefined ? {} : { plateId };
  const query = useListWithholdingsQuery(args, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const rows = query.currentData?.results ?? [];
  const { status, word, nextText, isWaiting, nextLink } = toDeductionAuthorizationResult(rows, plateId);
  useListWithholdingsQuery(args, {
    skip: !isWaiting,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const load = toContentLoadState(query, {
    message: '授权结果加载失败',
    waitingFor: '正在查询授权结果…',
    isEmpty: ({ results }) => results.length === 0,
  });
  if (load.state === 'loading' || load.state === 'failed') return <DetailScreen frame={frame} load={load} />;
  const plateName = plateId === undefined ? '' : (rows[0]?.formatPlateNo ?? '');
  return (
    <ResultScreen
      frame={frame}
      status={status}
      word={word}
      nextStep={nextText}
      actions={
        <>
          <LinkButton variant="primary" replace to={nextLink.path}>
            {nextLink.text}
          </LinkButton>
          <LinkButton to={pathTo('home')}>返回首页</LinkButton>
        </>
      }
    >
      {plateName !== '' && (
        <Card>
          <p>
            <PlateBadge plateNo={plateName} size="large" />
          </p>
        </Card>
      )}
      {load.unreadText !== undefined && <DroppedRowsNotice text={load.unreadText} />}
    </ResultScreen>
  );
}
