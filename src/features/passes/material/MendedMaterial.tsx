import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { PassApply } from '@/services/special/passApplies';
import { type Pass, useListPassRulesQuery } from '@/services/special/passes';
import { Card } from '@/ui/card/Card';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { passTone, passWord, platesText } from '../model/passWords';
import { passReapply } from '../parts/applyRequests';
import { MaterialForm } from './MaterialForm';
import { typesToMend } from './model/materialTypes';
import { useSubmitted } from './useSubmitted';

interface MendedMaterialProps {
  readonly frame: ScreenHeaderProps<'monthlyPassEdit'>;
  readonly pass: Pass;
  readonly refused: PassApply;
}

/** Rejected documents: the reason stands at each part, and everything else is still filled. */
export function MendedMaterial({ frame, pass, refused }: MendedMaterialProps) {
  const rulesQuery = useListPassRulesQuery({});
  const { applyId } = refused;
  const { send, findEarlier, stage } = useSendOnce(passReapply, applyId);
  const onSent = useSubmitted(findEarlier);
  if (rulesQuery.currentData === undefined && !rulesQuery.isError) {
    const load = toLoadState(rulesQuery, { what: '月卡套餐加载失败', waitingFor: '正在查询月卡套餐…' });
    return <DetailScreen frame={frame} load={load} cardHeights={[90, 260, 300]} />;
  }
  const rule = rulesQuery.currentData?.results.find(({ ruleId }) => ruleId === pass.ruleId);
  return (
    <MaterialForm
      frame={frame}
      subject={{
        form: `monthlyPassEdit:${applyId}:${refused.applyTime}`,
        needed: typesToMend(rule, refused),
        refused,
        send: (material) => send({ applyId, ...material }),
        stage,
        onSent,
      }}
      pin={
        <Card>
          <StatusHeader title={pass.ruleName} word={passWord(pass)} tone={passTone(pass)} />
          <p>
            <UnbrokenNumbers of={[platesText(pass.plates), pass.parkName].filter((text) => text !== '').join(' · ')} />
          </p>
        </Card>
      }
    />
  );
}
