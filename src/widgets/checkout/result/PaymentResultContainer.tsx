import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { BIZ_TYPE_CODES, isNonParkingBizType } from '@/domain/payment/bizType';
import type { UrlPaymentClaim } from '@/domain/payment/outcome';
import { payableKey } from '@/domain/payment/payable';
import { selectIsPaymentJournalRead } from '@/flows/payment/state/paymentSlice';
import { usePaymentAttemptByResultUrl } from '@/flows/payment/usePaymentControls';
import { useRepeatPaymentOrderAction } from '@/flows/payment/useRepeatPaymentOrderAction';
import { useIsSignedIn } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { useFindPaymentByRequestQuery } from '@/services/charge/payments';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { LoadStateContent, toContentProps } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { getNotFoundError } from '@/widgets/loading/getNotFoundError';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';

import { type PaymentResult, paymentResultFromAttempt } from '../model/paymentResult';
import { useHomeLink } from '../useHomeLink';
import { PaymentReferenceCard } from './PaymentReferenceCard';
import type { PaymentResultActionLabels, PaymentResultPrimaryAction } from './PaymentResultActions';
import { type PaymentResultFrame, PaymentResultView } from './PaymentResultView';
import { usePaymentResultFromServer } from './usePaymentResultFromServer';

const SKELETON = <Skeleton height={360} shape="card" />;

interface PaymentOutcomeProps {
  readonly frame: PaymentResultFrame;
  /** The IDs of the payment in the address. */
  readonly address: {
    readonly payId?: string | undefined;
    readonly key?: string | undefined;
    readonly requestId?: string | undefined;
    readonly bizType?: number | undefined;
    readonly orderNo?: string | undefined;
  };
  readonly claim?: UrlPaymentClaim;
  readonly actionLabels?: PaymentResultActionLabels;
  /** A primary action of the screen. The usual actions are rendered below it. */
  readonly primaryAction?: (result: PaymentResult) => PaymentResultPrimaryAction | null;
  /** Content below the result. */
  readonly foot?: (result: PaymentResult) => ReactNode;
}

const renderNothing = () => null;

/**
 * The outcome of a payment, from the record on this device. Without a record, the server is queried by the address's
 * IDs.
 */
export function PaymentResultContainer(props: PaymentOutcomeProps) {
  const { address, claim = 'none', actionLabels = {}, primaryAction = renderNothing, foot = renderNothing } = props;
  // A result has no Back button.
  const frame = { ...props.frame, onBack: undefined };
  const { payId, requestId } = address;
  const key = address.key ?? toOrderKey(address);
  const { clock } = usePorts();
  const isResumed = useSelector(selectIsPaymentJournalRead);
  const { attempt, isOthers, isPerhapsOwn, identify, continuePaying, refreshStatus } = usePaymentAttemptByResultUrl({
    key,
    payId,
  });
  const repeat = useRepeatPaymentOrderAction(attempt);
  if (isPerhapsOwn) return <UnknownDriver frame={frame} onRetry={identify} />;
  if (isOthers) return <OtherDriverPayment frame={frame} />;
  if (attempt !== null) {
    return (
      <PaymentResultView
        frame={frame}
        result={paymentResultFromAttempt(attempt, clock.serverNow(), claim)}
        actionLabels={actionLabels}
        primaryAction={primaryAction}
        foot={foot}
        isRefreshing={false}
        onRefresh={refreshStatus}
        onContinue={continuePaying}
        repeat={repeat}
      />
    );
  }
  if (!isResumed) return <ScreenFrame {...frame}>{SKELETON}</ScreenFrame>;
  if (payId !== undefined)
    return <PaymentById key={payId} {...{ frame, payId, claim, actionLabels, primaryAction, foot }} />;
  if (requestId !== undefined)
    return <PaymentByRequest {...{ frame, requestId, claim, actionLabels, primaryAction, foot }} />;
  return (
    <MissingPayment
      frame={frame}
      text={key === undefined ? '这个链接里没有可以查询的支付' : '这台手机上没有这笔支付的记录'}
    />
  );
}

/** The attempt key of an address that names an order, such as one from a notice. */
function toOrderKey({ bizType = 0, orderNo }: PaymentOutcomeProps['address']): string | undefined {
  const code = BIZ_TYPE_CODES.find((candidate) => candidate === bizType);
  if (orderNo === undefined || code === undefined || !isNonParkingBizType(code)) return undefined;
  return payableKey({ kind: 'order', bizType: code, orderNo });
}

/** Shown if the driver who paid has signed out, or another driver has signed in. */
function OtherDriverPayment({ frame }: { readonly frame: PaymentResultFrame }) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const home = useHomeLink();
  // With a session, /login would redirect back to this screen.
  const toLogin = !isSignedIn && hasScreen('login');
  const action = toLogin ? (
    <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>
  ) : (
    <LinkButton to={home.to}>{home.label}</LinkButton>
  );
  return (
    <MissingItemScreen
      frame={frame}
      empty={{ illustration: 'bill', text: '这笔支付属于另一个账号，登录那个账号后可以查看', action }}
    />
  );
}

/** Shown if the payment may be the driver's own, but it is not known yet who is signed in. */
function UnknownDriver({ frame, onRetry }: { readonly frame: PaymentResultFrame; readonly onRetry: () => void }) {
  const action = <PrimaryButton onPress={onRetry}>重试</PrimaryButton>;
  return (
    <MissingItemScreen frame={frame} empty={{ illustration: 'bill', text: '正在确认账号，确认后可以查看', action }} />
  );
}

type ServerPaymentResultProps = Required<Omit<PaymentOutcomeProps, 'address'>>;

interface PaymentByRequestProps extends ServerPaymentResultProps {
  readonly requestId: string;
}

/**
 * The payment with this request ID, fetched from the server. Used if this device has no record of it, because its
 * storage is blocked or the order was placed on another device.
 */
function PaymentByRequest({ requestId, ...rest }: PaymentByRequestProps) {
  const paymentQuery = useFindPaymentByRequestQuery({ requestId });
  const order = paymentQuery.currentData?.payment;
  if (order !== undefined && order !== null) return <PaymentById {...rest} payId={order.payId} />;
  if (order === null) return <MissingPayment frame={rest.frame} text="没有找到这笔支付" />;
  return <PaymentLookup frame={rest.frame} query={paymentQuery} known={{ requestId }} />;
}

interface PaymentByIdProps extends ServerPaymentResultProps {
  readonly payId: string;
}

function PaymentById({ frame, payId, claim, actionLabels, primaryAction, foot }: PaymentByIdProps) {
  const { result, query } = usePaymentResultFromServer(payId, claim);
  if (result !== null) {
    const refresh = () => void query.refetch();
    const actions = { isRefreshing: query.isFetching, onRefresh: refresh, onContinue: refresh };
    return <PaymentResultView {...{ frame, result, actionLabels, primaryAction, foot }} {...actions} />;
  }
  return <PaymentLookup frame={frame} query={query} known={{ payId }} />;
}

interface PaymentLookupProps {
  readonly frame: PaymentResultFrame;
  /** The IDs in the address. */
  readonly known: { readonly payId?: string; readonly requestId?: string };
  readonly query: LoadQueryResult<unknown>;
}

function PaymentLookup({ frame, query, known }: PaymentLookupProps) {
  const notFound = getNotFoundError({ error: query.error });
  if (notFound !== null) return <MissingPayment frame={frame} text={notFound.message || '没有找到这笔支付'} />;
  const load = toContentLoadState(
    // An error stays visible during a retry.
    { ...query, currentData: undefined, isError: isServiceError(query.error) },
    { message: '支付结果加载失败', waitingFor: '正在查询支付结果…', money: '结果以支付机构为准，请勿重复支付' },
  );
  return (
    <ScreenFrame {...frame}>
      <LoadStateContent {...toContentProps(load, undefined)} skeleton={SKELETON} />
      {load.state === 'failed' && <PaymentReferenceCard of={known} />}
    </ScreenFrame>
  );
}

function MissingPayment({ frame, text }: { readonly frame: PaymentResultFrame; readonly text: string }) {
  const home = useHomeLink();
  const action = <LinkButton to={home.to}>{home.label}</LinkButton>;
  return <MissingItemScreen frame={frame} empty={{ illustration: 'bill', text, action }} />;
}
