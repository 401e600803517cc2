import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectIsResumed } from '@/flows/payment/state/paymentSlice';
import { useAttempt } from '@/flows/payment/usePayment';
import { useFindPaymentByRequestQuery } from '@/services/charge/payments';
import { isServiceError } from '@/services/transport/query/serviceError';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Skeleton } from '@/ui/load/Skeleton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { GoneScreen } from '@/ui/scaffolds/GoneScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { goneOf } from '@/widgets/loading/goneOf';
import { loadOf } from '@/widgets/loading/loadOf';

import { type Claim, type PaymentResult, resultOfAttempt } from '../model/outcome';
import { useWayHome } from '../useWayHome';
import { type ActionWords, type ResultFrame, ResultView } from './ResultView';
import { usePaymentResult } from './usePaymentResult';

const SKELETON = <Skeleton height={360} shape="card" />;

interface PaymentOutcomeProps {
  readonly frame: ResultFrame;
  /** The ids of the payment in the address. */
  readonly address: {
    readonly payId?: string | undefined;
    readonly key?: string | undefined;
    readonly requestId?: string | undefined;
  };
  readonly claim?: Claim;
  readonly words?: ActionWords;
  /** Content below the result. */
  readonly foot?: (result: PaymentResult) => ReactNode;
}

const nothing = () => null;

/** The outcome of a payment: from this device's own record, or without one, by querying the server with the ids of the address. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { address, claim = 'none', words = {}, foot = nothing } = props;
  // After a payment there is no Back button.
  const frame = { ...props.frame, onBack: undefined };
  const { payId, key, requestId } = address;
  const isResumed = useSelector(selectIsResumed);
  const { attempt, continuePaying, checkAgain } = useAttempt({ key, payId });
  if (attempt !== null) {
    return (
      <ResultView
        frame={frame}
        result={resultOfAttempt(attempt, claim)}
        words={words}
        foot={foot}
        isRefreshing={false}
        onRefresh={checkAgain}
        onContinue={continuePaying}
      />
    );
  }
  if (!isResumed) return <ScreenFrame {...frame}>{SKELETON}</ScreenFrame>;
  if (payId !== undefined) return <ColdResult key={payId} {...{ frame, payId, claim, words, foot }} />;
  if (requestId !== undefined) return <ResultByRequest {...{ frame, requestId, claim, words, foot }} />;
  return (
    <GonePayment
      frame={frame}
      text={key === undefined ? '这个链接里没有可以查询的支付' : '这台手机上没有这笔支付的记录'}
    />
  );
}

type ColdProps = Required<Omit<PaymentOutcomeProps, 'address'>>;

interface ResultByRequestProps extends ColdProps {
  readonly requestId: string;
}

/** This device has no record of the order, because its storage is blocked or it is another device. The server finds the order by the request id. */
function ResultByRequest({ requestId, ...cold }: ResultByRequestProps) {
  const found = useFindPaymentByRequestQuery({ requestId });
  const order = found.currentData?.payment;
  if (order !== undefined && order !== null) return <ColdResult {...cold} payId={order.payId} />;
  if (order === null) return <GonePayment frame={cold.frame} text="没有找到这笔支付" />;
  return <NotKnown frame={cold.frame} query={found} />;
}

interface ColdResultProps extends ColdProps {
  readonly payId: string;
}

function ColdResult({ frame, payId, claim, words, foot }: ColdResultProps) {
  const { result, query } = usePaymentResult(payId, claim);
  if (result !== null) {
    const refresh = () => void query.refetch();
    const actions = { isRefreshing: query.isFetching, onRefresh: refresh, onContinue: refresh };
    return <ResultView {...{ frame, result, words, foot }} {...actions} />;
  }
  return <NotKnown frame={frame} query={query} />;
}

interface NotKnownProps {
  readonly frame: ResultFrame;
  readonly query: LoadQuery<unknown>;
}

function NotKnown({ frame, query }: NotKnownProps) {
  const gone = goneOf({ error: query.error });
  if (gone !== null) return <GonePayment frame={frame} text={gone.message || '没有找到这笔支付'} />;
  return (
    <DetailScreen
      frame={frame}
      // A failure stays in view during a retry.
      load={loadOf(
        { ...query, currentData: undefined, isError: isServiceError(query.error) },
        { what: '支付结果没有查到', waitingFor: '正在查询支付结果…', money: '结果以支付机构为准，请勿重复支付' },
      )}
      cardHeights={[360]}
    />
  );
}

function GonePayment({ frame, text }: { readonly frame: ResultFrame; readonly text: string }) {
  const home = useWayHome();
  const action = <LinkButton to={home.to}>{home.label}</LinkButton>;
  return <GoneScreen frame={frame} empty={{ drawing: 'bill', text, action }} />;
}
