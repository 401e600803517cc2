import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { passReapplyRequest } from '@/services/special/passApplicationRequests';
import type { PassApplication } from '@/services/special/passApplications';
import { type Pass, useListPassRulesQuery } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { passPlatesText, passStateLabel, passStateTone } from '../model/passText';
import { getPassDocumentTypesToResubmit } from './model/passDocumentTypes';
import { PassDocumentForm } from './PassDocumentForm';
import { usePassApplicationResultRedirect } from './usePassApplicationResultRedirect';

interface ResubmitPassMaterialFormProps {
  readonly frame: ScreenHeaderProps<'monthlyPassEdit'>;
  readonly pass: Pass;
  readonly rejectedApply: PassApplication;
}

/** Rejected documents: the reason is shown at each part, and everything else is still filled in. */
export function ResubmitPassDocumentForm({ frame, pass, rejectedApply }: ResubmitPassMaterialFormProps) {
  const rulesQuery = useListPassRulesQuery({});
  const { applyId } = rejectedApply;
  const { send, findEarlier, stage } = useSendRequestOnce(passReapplyRequest, applyId);
  const onSent = usePassApplicationResultRedirect(findEarlier);
  if (rulesQuery.currentData === undefined && !rulesQuery.isError) {
    const load = toContentLoadState(rulesQuery, { message: '月卡套餐加载失败', waitingFor: '正在查询月卡套餐…' });
    return <DetailScreen frame={frame} load={load} cardHeights={[90, 260, 300]} />;
  }
  const rule = rulesQuery.currentData?.results.find(({ ruleId }) => ruleId === pass.ruleId);
  return (
    <PassDocumentForm
      frame={frame}
      subject={{
        form: `monthlyPassEdit:${applyId}:${rejectedApply.applyTime}`,
        requiredTypes: getPassDocumentTypesToResubmit(rule, rejectedApply),
        rejectedApply,
        send: (material) => send({ applyId, ...material }),
        stage,
        onSent,
      }}
      header={
        <Card>
          <CardStatusHeader title={pass.ruleName} word={passStateLabel(pass)} tone={passStateTone(pass)} />
          <p>
            <UnbrokenNumbersText
              of={[passPlatesText(pass.plates), pass.parkName].filter((text) => text !== '').join(' · ')}
            />
          </p>
        </Card>
      }
    />
  );
}
