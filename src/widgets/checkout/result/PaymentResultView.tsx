import { type ReactNode, useCallback } from 'react';
import { useSelector } from 'react-redux';

import type { PastPayment } from '@/domain/payment/attempt';
import { latePaymentRefundText } from '@/domain/payment/latePayments';
import { findNewerPayment } from '@/domain/payment/newerPayment';
import { isPaymentOutcomeDecided } from '@/domain/payment/outcome';
import { formatMoment, parseServerTime } from '@/domain/time';
import { getCheckoutProductDefinition } from '@/flows/payment/products/checkoutProductRegistry';
import { paymentResultPath } from '@/flows/payment/result/paymentScreens';
import type { PaymentRootState } from '@/flows/payment/state/paymentSlice';
import { hasScreen } from '@/navigation/edition';
import type { ScreenName } from '@/navigation/paths';
import { usePorts } from '@/platform/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';

import type { PaymentResult } from '../model/paymentResult';
import { paymentResultAnnouncement, zeroAmountText } from '../model/paymentResultAnnouncement';
import { toPaymentOutcomeView } from '../model/toPaymentOutcomeView';
import { BillOutcomesCard } from './BillOutcomesCard';
import { PaymentHelpRow } from './PaymentHelpRow';
import { PaymentReferenceCard } from './PaymentReferenceCard';
import {
  type PaymentResultActionLabels,
  PaymentResultActions,
  type PaymentResultPrimaryAction,
  type RepeatRequestControls,
} from './PaymentResultActions';
import { PaidItemCard, PaymentResultFacts } from './PaymentResultFacts';
import styles from './PaymentResultView.module.css';
import { useCurrentPaymentOutcome } from './useCurrentPaymentOutcome';

/** The frame of the result's screen. */
export interface PaymentResultFrame {
  readonly name: ScreenName;
  readonly title: string;
  /** Replaces the title once the outcome is known. */
  readonly resultTitle?: string;
}

interface ResultViewProps {
  readonly frame: PaymentResultFrame;
  readonly actionLabels: PaymentResultActionLabels;
  readonly result: PaymentResult;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onContinue: () => void;
  readonly repeat?: RepeatRequestControls | undefined;
  /** A primary action of the screen. */
  readonly primaryAction: (result: PaymentResult) => PaymentResultPrimaryAction | null;
  /** Content below the result. */
  readonly foot: (result: PaymentResult) => ReactNode;
}

/** The outcome of a payment: status and title, amount, one sentence, facts, and actions. */
export function PaymentResultView(props: ResultViewProps) {
  const { frame, onRefresh, primaryAction, foot } = props;
  const latest = useNewerPaymentResultPath(props.result, frame.name);
  const result = latest === null ? props.result : { ...props.result, outcome: 'past' as const };
  const { outcome, reason, amountCents, orders, duplicates, leaveByMs } = result;
  const stay = useCurrentPaymentOutcome(result);
  const { currentOutcome } = stay;
  const row = toPaymentOutcomeView(currentOutcome, getCheckoutProductDefinition(result.payable));
  const { status, word, facts } = row;
  const title = (isPaymentOutcomeDecided(currentOutcome) ? frame.resultTitle : undefined) ?? frame.title;
  // The time to leave replaces the sentence, because it implies that the bill is paid.
  const isToLeave = currentOutcome === 'paid' && leaveByMs !== null;
  const text = outcome === 'paid' || outcome === 'past' ? row.text : reason || row.text;
  return (
    <ResultScreen
      frame={{ name: frame.name, title }}
      status={status}
      word={word}
      announcements={paymentResultAnnouncement({
        result,
        facts,
        outcome: currentOutcome,
        dueCents: stay.dueCents,
        text: isToLeave ? '' : text,
      })}
      amount={
        facts.includes('paidBefore') ? (
          currentOutcome === 'feeAgain' && <Amount cents={stay.dueCents ?? Number.NaN} size="page" tone="owed" />
        ) : (
          <PaidAmount cents={amountCents} hasCoupon={result.hasCoupon} />
        )
      }
      nextStep={
        <>
          {!isToLeave && <p>{text}</p>}
          <PaymentResultFacts result={result} facts={facts} stay={stay} onExpired={onRefresh} />
        </>
      }
      actions={
        <PaymentResultActions
          {...props}
          primaryAction={primaryAction(result)}
          result={result}
          row={row}
          stay={stay}
          latest={latest}
        />
      }
    >
      {duplicates.length > 0 && <DuplicatePayments payments={duplicates} />}
      {foot(result)}
      {facts.includes('proof') && <PaymentReferenceCard of={result} />}
      {currentOutcome === 'failed' && <FailureHelp result={result} />}
      {orders.length > 1 ? (
        <BillOutcomesCard orders={orders} />
      ) : (
        facts.includes('bought') && <PaidItemCard result={result} />
      )}
    </ResultScreen>
  );
}

/** Help after a failed payment. */
const FailureHelp = ({ result }: { readonly result: PaymentResult }) =>
  hasScreen('customerServiceFeedBack') && (
    <Card>
      <CardRows>
        <PaymentHelpRow of={result} />
      </CardRows>
    </Card>
  );

/** The paid amount; a text in place of 0. */
function PaidAmount({ cents, hasCoupon }: { readonly cents: number | null; readonly hasCoupon: boolean }) {
  if (cents === null) return null;
  if (cents === 0) return <p className={styles['leave']}>{zeroAmountText(hasCoupon)}</p>;
  return <Amount cents={cents} size="page" />;
}

/** Duplicate payments for the same item, and the state of their refunds. */
function DuplicatePayments({ payments }: { readonly payments: readonly PastPayment[] }) {
  const { clock } = usePorts();
  return (
    <Card title="重复支付">
      <CardRows>
        {payments.map((payment) => {
          const paidMs = parseServerTime(payment.paidTime);
          return (
            <ListRow
              key={payment.payId}
              title={latePaymentRefundText(payment)}
              note={paidMs === null ? '' : `支付时间 ${formatMoment(paidMs, clock.serverNow())}`}
              right={<Amount cents={payment.amountCents} />}
            />
          );
        })}
      </CardRows>
    </Card>
  );
}

/** The path to the result of a newer payment for the same bills; null if there is none. */
function useNewerPaymentResultPath(result: PaymentResult, at: ScreenName): string | null {
  const { outcome, payable, payId, paidAtMs, decidedAtMs } = result;
  const isPaid = outcome === 'paid' || outcome === 'partly';
  return useSelector(
    useCallback(
      ({ payment: { attempts, reader } }: PaymentRootState) => {
        if (!isPaid) return null;
        const later = findNewerPayment(attempts, reader, { payable, payId, paidAtMs, decidedAtMs });
        return later === null ? null : paymentResultPath(later, at);
      },
      [isPaid, payable, payId, paidAtMs, decidedAtMs, at],
    ),
  );
}
