import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { BIZ_TYPE_CODES, isOrderBizType } from '@/domain/payment/bizType';
import type { Claim } from '@/domain/payment/outcome';
import { payableKey } from '@/domain/payment/payable';
import { selectIsResumed } from '@/flows/payment/state/paymentSlice';
import { useAttempt } from '@/flows/payment/usePayment';
import { useRepeat } from '@/flows/payment/useRepeat';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { useFindPaymentByRequestQuery } from '@/services/charge/payments';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isServiceError } from '@/services/transport/query/serviceError';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { contentOf, LoadedContent } from '@/ui/load/LoadedContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { notFoundError } from '@/widgets/loading/notFoundError';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { type PaymentResult, resultOfAttempt } from '../model/result';
import { useWayHome } from '../useWayHome';
import { PaymentProof } from './PaymentProof';
import type { ActionWords, LeadAct } from './ResultActs';
import { type ResultFrame, ResultView } from './ResultView';
import { usePaymentResult } from './usePaymentResult';

const SKELETON = <Skeleton height={360} shape="card" />;

interface PaymentOutcomeProps {
  readonly frame: ResultFrame;
  /** The ids of the payment in the address. */
  readonly address: {
    readonly payId?: string | undefined;
    readonly key?: string | undefined;
    readonly requestId?: string | undefined;
    readonly bizType?: number | undefined;
    readonly orderNo?: string | undefined;
  };
  readonly claim?: Claim;
  readonly words?: ActionWords;
  /** The screen's own main act. The usual ones stand below it. */
  readonly lead?: (result: PaymentResult) => LeadAct | null;
  /** Content below the result. */
  readonly foot?: (result: PaymentResult) => ReactNode;
}

const nothing = () => null;

/** The outcome of a payment: from this device's own record, or without one, by querying the server with the ids of the address. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { address, claim = 'none', words = {}, lead = nothing, foot = nothing } = props;
  // After a payment there is no Back button.
  const frame = { ...props.frame, onBack: undefined };
  const { payId, requestId } = address;
  const key = address.key ?? orderKeyOf(address);
  const { clock } = usePorts();
  const isResumed = useSelector(selectIsResumed);
  const { attempt, isOthers, isPerhapsOwn, identify, continuePaying, checkAgain } = useAttempt({ key, payId });
  const repeat = useRepeat(attempt);
  if (isPerhapsOwn) return <UnknownDriver frame={frame} onRetry={identify} />;
  if (isOthers) return <OthersPayment frame={frame} />;
  if (attempt !== null) {
    return (
      <ResultView
        frame={frame}
        result={resultOfAttempt(attempt, clock.serverNow(), claim)}
        words={words}
        lead={lead}
        foot={foot}
        isRefreshing={false}
        onRefresh={checkAgain}
        onContinue={continuePaying}
        repeat={repeat}
      />
    );
  }
  if (!isResumed) return <ScreenFrame {...frame}>{SKELETON}</ScreenFrame>;
  if (payId !== undefined) return <ColdResult key={payId} {...{ frame, payId, claim, words, lead, foot }} />;
  if (requestId !== undefined) return <ResultByRequest {...{ frame, requestId, claim, words, lead, foot }} />;
  return (
    <GonePayment
      frame={frame}
      text={key === undefined ? '这个链接里没有可以查询的支付' : '这台手机上没有这笔支付的记录'}
    />
  );
}

/** An address that names an order, such as one from a notice. */
function orderKeyOf({ bizType = 0, orderNo }: PaymentOutcomeProps['address']): string | undefined {
  const code = BIZ_TYPE_CODES.find((one) => one === bizType);
  if (orderNo === undefined || code === undefined || !isOrderBizType(code)) return undefined;
  return payableKey({ kind: 'order', bizType: code, orderNo });
}

/** The driver who paid has signed out, or another driver has signed in. */
function OthersPayment({ frame }: { readonly frame: ResultFrame }) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const home = useWayHome();
  // With a session /login leads straight back here.
  const toLogin = !isSignedIn && hasScreen('login');
  const action = toLogin ? (
    <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>
  ) : (
    <LinkButton to={home.to}>{home.label}</LinkButton>
  );
  return (
    <MissingItemScreen
      frame={frame}
      empty={{ drawing: 'bill', text: '这笔支付属于另一个账号，登录那个账号后可以查看', action }}
    />
  );
}

/** The payment may be the driver's own, and it is not known yet who is signed in. */
function UnknownDriver({ frame, onRetry }: { readonly frame: ResultFrame; readonly onRetry: () => void }) {
  const action = <PrimaryButton onPress={onRetry}>重试</PrimaryButton>;
  return <MissingItemScreen frame={frame} empty={{ drawing: 'bill', text: '正在确认账号，确认后可以查看', action }} />;
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
  return <NotKnown frame={cold.frame} query={found} known={{ requestId }} />;
}

interface ColdResultProps extends ColdProps {
  readonly payId: string;
}

function ColdResult({ frame, payId, claim, words, lead, foot }: ColdResultProps) {
  const { result, query } = usePaymentResult(payId, claim);
  if (result !== null) {
    const refresh = () => void query.refetch();
    const actions = { isRefreshing: query.isFetching, onRefresh: refresh, onContinue: refresh };
    return <ResultView {...{ frame, result, words, lead, foot }} {...actions} />;
  }
  return <NotKnown frame={frame} query={query} known={{ payId }} />;
}

interface NotKnownProps {
  readonly frame: ResultFrame;
  /** The ids of the address. */
  readonly known: { readonly payId?: string; readonly requestId?: string };
  readonly query: LoadQuery<unknown>;
}

function NotKnown({ frame, query, known }: NotKnownProps) {
  const gone = notFoundError({ error: query.error });
  if (gone !== null) return <GonePayment frame={frame} text={gone.message || '没有找到这笔支付'} />;
  const load = toLoadState(
    // A failure stays in view during a retry.
    { ...query, currentData: undefined, isError: isServiceError(query.error) },
    { what: '支付结果加载失败', waitingFor: '正在查询支付结果…', money: '结果以支付机构为准，请勿重复支付' },
  );
  return (
    <ScreenFrame {...frame}>
      <LoadedContent {...contentOf(load, undefined)} skeleton={SKELETON} />
      {load.state === 'failed' && <PaymentProof of={known} />}
    </ScreenFrame>
  );
}

function GonePayment({ frame, text }: { readonly frame: ResultFrame; readonly text: string }) {
  const home = useWayHome();
  const action = <LinkButton to={home.to}>{home.label}</LinkButton>;
  return <MissingItemScreen frame={frame} empty={{ drawing: 'bill', text, action }} />;
}
