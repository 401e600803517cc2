import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { PassApplication } from '@/services/special/passApplications';
import { type Pass, useListPassRulesQuery } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { passPlatesText, passStateLabel, passStateTone } from '../model/passText';
import { passReapplyRequest } from '../parts/passApplyRequests';
import { MaterialForm } from './MaterialForm';
import { typesToResubmit } from './model/materialTypes';
import { useApplicationSent } from './useApplicationSent';

interface ResubmitMaterialProps {
  readonly frame: ScreenHeaderProps<'monthlyPassEdit'>;
  readonly pass: Pass;
  readonly rejectedApply: PassApplication;
}

/** Rejected documents: the reason is shown at each part, and everything else is still filled in. */
export function ResubmitMaterial({ frame, pass, rejectedApply }: ResubmitMaterialProps) {
  const rulesQuery = useListPassRulesQuery({});
  const { applyId } = rejectedApply;
  const { send, findEarlier, stage } = useSendOnce(passReapplyRequest, applyId);
  const onSent = useApplicationSent(findEarlier);
  if (rulesQuery.currentData === undefined && !rulesQuery.isError) {
    const load = toLoadState(rulesQuery, { message: '月卡套餐加载失败', waitingFor: '正在查询月卡套餐…' });
    return <DetailScreen frame={frame} load={load} cardHeights={[90, 260, 300]} />;
  }
  const rule = rulesQuery.currentData?.results.find(({ ruleId }) => ruleId === pass.ruleId);
  return (
    <MaterialForm
      frame={frame}
      subject={{
        form: `monthlyPassEdit:${applyId}:${rejectedApply.applyTime}`,
        requiredTypes: typesToResubmit(rule, rejectedApply),
        rejectedApply,
        send: (material) => send({ applyId, ...material }),
        stage,
        onSent,
      }}
      pin={
        <Card>
          <StatusHeader title={pass.ruleName} word={passStateLabel(pass)} tone={passStateTone(pass)} />
          <p>
            <UnbrokenNumbers
              of={[passPlatesText(pass.plates), pass.parkName].filter((text) => text !== '').join(' · ')}
            />
          </p>
        </Card>
      }
    />
  );
}
