import { pathTo } from '@/navigation/paths';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { UnreadLine } from '@/ui/load/UnreadLine';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { authorizationWords } from './model/deductions';

/** A provider reports to the operator within seconds. */
const ASK_EVERY_MS = 3_000;

interface AuthorizationAnswerProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  /** The plate that was authorized; all of the driver's plates without it. */
  readonly plateId: string | undefined;
}

/** Queries the state when the page is opened or becomes visible again, and every 3 s while a provider has not responded. */
export function AuthorizationAnswer({ frame, plateId }: AuthorizationAnswerProps) {
  const args = plateId === undefined ? {} : { plateId };
  const known = useListWithholdingsQuery(args, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const rows = known.currentData?.results ?? [];
  const { status, word, next, isWaiting, onward } = authorizationWords(rows, plateId);
  useListWithholdingsQuery(args, {
    skip: !isWaiting,
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const load = toLoadState(known, {
    what: '授权结果加载失败',
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
      next={next}
      actions={
        <>
          <LinkButton variant="primary" replace to={onward.path}>
            {onward.text}
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
      {load.unreadText !== undefined && <UnreadLine text={load.unreadText} />}
    </ResultScreen>
  );
}
