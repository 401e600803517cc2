import { useSelector } from 'react-redux';

import { selectIsResumed } from '@/flows/payment/paymentSlice';
import { useAttempt } from '@/flows/payment/usePayment';
import { pathTo } from '@/navigation/paths';
import { useQueryOf } from '@/navigation/useQuery';
import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { Skeleton } from '@/ui/Skeleton';

import { failureWords } from '../model/failureWords';
import { resultOfAttempt } from '../model/outcome';
import { ResultView } from '../parts/ResultView';
import { usePaymentResult } from '../parts/usePaymentResult';

const FRAME = { name: 'payResultPage', title: '支付结果' } as const;
const SKELETON = <Skeleton height={360} shape="card" />;

/** What became of a payment: from this device's own memory, and cold from the address by asking the server. */
export default function PayResultScreen() {
  const { payId, key } = useQueryOf('payResultPage');
  const isResumed = useSelector(selectIsResumed);
  const { attempt, continuePaying, checkAgain } = useAttempt({ key, payId });
  if (attempt !== null) {
    return (
      <ResultView
        result={resultOfAttempt(attempt)}
        isRefreshing={false}
        onRefresh={checkAgain}
        onContinue={continuePaying}
      />
    );
  }
  if (!isResumed) return <ScreenFrame {...FRAME}>{SKELETON}</ScreenFrame>;
  if (payId !== undefined) return <ColdResult payId={payId} />;
  return (
    <ScreenFrame {...FRAME}>
      <Empty
        drawing="bill"
        text="这台手机上没有这笔支付的记录"
        action={<LinkButton to={pathTo('home')}>返回首页</LinkButton>}
      />
    </ScreenFrame>
  );
}

function ColdResult({ payId }: { readonly payId: string }) {
  const { result, error, isFetching, refresh } = usePaymentResult(payId);
  if (result !== null)
    return <ResultView result={result} isRefreshing={isFetching} onRefresh={refresh} onContinue={refresh} />;
  return (
    <DetailScreen
      frame={FRAME}
      state={error === null ? 'loading' : 'failed'}
      waitingFor="正在查询支付结果…"
      skeleton={SKELETON}
      failure={{
        what: '支付结果没有查到',
        money: '结果以支付机构为准，请勿重复支付',
        ...failureWords(error),
        onRetry: refresh,
        isRetrying: isFetching,
      }}
    />
  );
}
