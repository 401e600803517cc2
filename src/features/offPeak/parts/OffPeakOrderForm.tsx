import type { ReactNode } from 'react';

import type { OffPeakViolationQuota } from '@/domain/offPeak/quota';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { IdempotentRequestStage } from '@/flows/requests/requestStages';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { requestBusyText } from '@/widgets/loading/requestText';

import { OffPeakOrderFailureNotice } from './OffPeakOrderFailureNotice';
import { OffPeakViolationQuotaNotice } from './OffPeakViolationQuotaNotice';

interface OffPeakOrderFormProps {
  readonly frame: ScreenHeaderProps;
  readonly quota: OffPeakViolationQuota | null;
  readonly stage: IdempotentRequestStage | null;
  /** The price of the order. NaN is shown as unknown; undefined is not shown, because the order itself will name it. */
  readonly cents: number | undefined;
  /** Why no order can be placed; empty if one can. */
  readonly block: string;
  /** What happens after 下一步. Shown while nothing blocks the order. */
  readonly hint?: string;
  /** Whether a choice of the form is still loading. */
  readonly isLoading?: boolean;
  readonly submit: () => void;
  readonly children: ReactNode;
}

/** The screen of a form that places an off-peak order: the notices above, the price and 下一步 below. */
export function OffPeakOrderForm({
  frame,
  quota,
  stage,
  cents,
  block,
  hint = '',
  isLoading = false,
  submit,
  children,
}: OffPeakOrderFormProps) {
  const press = usePrimaryButtonHandler(block, submit);
  const bar = (
    <BottomActionBar
      left={cents === undefined ? undefined : <Amount cents={cents} size="card" />}
      note={block || hint || undefined}
    >
      <PrimaryButton
        onPress={press}
        busyText={requestBusyText(stage, '正在下单…') ?? (isLoading ? '正在查询…' : undefined)}
      >
        下一步
      </PrimaryButton>
    </BottomActionBar>
  );
  return (
    <ScreenFrame {...frame} bar={bar}>
      <OffPeakViolationQuotaNotice quota={quota} />
      <OffPeakOrderFailureNotice stage={stage} />
      {children}
    </ScreenFrame>
  );
}
