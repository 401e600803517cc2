import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { PASS_STATE } from '@/services/special/passes';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';

import { passAnswer, passWord } from '../model/passWords';
import { gonePass } from '../parts/gonePass';
import { ReviewCard } from '../parts/ReviewCard';
import { usePass } from '../parts/usePass';
import { sentOf } from './model/sent';

const ACTS: Readonly<Record<number, string>> = {
  [PASS_STATE.unpaid]: '去支付',
  [PASS_STATE.rejected]: '修改资料，重新提交',
};

interface ApplicationSentProps {
  readonly frame: ScreenHeaderProps<'submitSuccess'>;
  readonly orderNo: string;
}

/** What became of documents that were sent. */
export function ApplicationSent({ frame, orderNo }: ApplicationSentProps) {
  const nowMs = useServerNow();
  const { pass, load } = usePass(orderNo);
  if (pass === undefined) return <DetailScreen frame={frame} load={load} empty={gonePass} cardHeights={[280]} />;
  const { status, word } = sentOf(pass.state);
  const isRejected = pass.state === PASS_STATE.rejected;
  const detail = pathTo('monthlyPassDetail', { orderNo });
  const next = passAnswer(pass, nowMs);
  return (
    <ResultScreen
      frame={frame}
      status={status}
      word={word || passWord(pass)}
      said={[next]}
      next={next}
      actions={
        <>
          <LinkButton variant="primary" replace to={isRejected ? pathTo('monthlyPassEdit', { orderNo }) : detail}>
            {ACTS[pass.state] ?? '查看月卡'}
          </LinkButton>
          {isRejected && (
            <LinkButton replace to={detail}>
              查看月卡
            </LinkButton>
          )}
          <LinkButton replace to={pathTo('home')}>
            返回首页
          </LinkButton>
        </>
      }
    >
      <ReviewCard pass={pass} />
    </ResultScreen>
  );
}
