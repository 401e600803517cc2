import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { PASS_STATE } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { passStateLabel, passStatusText } from '../model/passText';
import { missingPassEmptyProps } from '../parts/missingItems';
import { PassReviewProgressCard } from '../parts/PassReviewProgressCard';
import { usePass } from '../parts/usePass';
import { toPassApplicationResultHeader } from './model/passApplicationStatus';

const ACTION_LABELS: Readonly<Record<number, string>> = {
  [PASS_STATE.unpaid]: '去支付',
  [PASS_STATE.rejected]: '修改资料，重新提交',
};

interface PassApplicationResultViewProps {
  readonly frame: ScreenHeaderProps<'submitSuccess'>;
  readonly orderNo: string;
}

/** The result of submitted documents. */
export function PassApplicationResultView({ frame, orderNo }: PassApplicationResultViewProps) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  if (pass === undefined)
    return <DetailScreen frame={frame} load={load} empty={missingPassEmptyProps} cardHeights={[280]} />;
  const { status, word } = toPassApplicationResultHeader(pass.state);
  const isRejected = pass.state === PASS_STATE.rejected;
  const detailPath = pathTo('monthlyPassDetail', { orderNo });
  const nextText = passStatusText(pass, nowMs);
  return (
    <ResultScreen
      frame={frame}
      status={status}
      word={word || passStateLabel(pass)}
      announcements={[nextText]}
      nextStep={nextText}
      actions={
        <>
          <LinkButton variant="primary" replace to={isRejected ? pathTo('monthlyPassEdit', { orderNo }) : detailPath}>
            {ACTION_LABELS[pass.state] ?? '查看月卡'}
          </LinkButton>
          {isRejected && (
            <LinkButton replace to={detailPath}>
              查看月卡
            </LinkButton>
          )}
          <LinkButton replace to={pathTo('home')}>
            返回首页
          </LinkButton>
        </>
      }
    >
      <PassReviewProgressCard pass={pass} />
    </ResultScreen>
  );
}
