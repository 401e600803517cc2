import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { offPeakViolationAppealRequest } from '@/services/special/violationRequests';
import {
  OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS,
  type OffPeakViolation,
  type OffPeakViolationAppealReason,
  OTHER_OFF_PEAK_VIOLATION_APPEAL_REASON,
} from '@/services/special/violations';
import { AppealForm } from '@/widgets/appeal/AppealForm';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

import { OffPeakViolationFacts } from './OffPeakViolationFacts';

const REASONS = toAppealReasons<OffPeakViolationAppealReason>(OFF_PEAK_VIOLATION_APPEAL_REASON_LABELS);

interface ViolationAppealFormProps {
  readonly frame: ScreenHeaderProps<'violationRecord'>;
  readonly violation: OffPeakViolation;
  readonly onSent: () => void;
}

/** The form for an appeal against a violation. */
export function OffPeakViolationAppealForm({ frame, violation, onSent }: ViolationAppealFormProps) {
  const { violationId } = violation;
  const { send, stage, isBusy } = useSendRequestOnce(offPeakViolationAppealRequest, violationId);
  return (
    <AppealForm
      frame={{ ...frame, title: '违约申诉' }}
      subject={{
        draftKey: `violationRecord:${violationId}`,
        reasons: REASONS,
        otherReason: OTHER_OFF_PEAK_VIOLATION_APPEAL_REASON,
        send: (args) => send({ violationId, ...args }),
        stage,
        isBusy,
        onSent,
      }}
      billCard={<OffPeakViolationFacts violation={violation} />}
      placeholder="比如道闸故障、车位被占；有照片更快处理"
    />
  );
}
