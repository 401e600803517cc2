import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { passApplyRequest } from '@/services/special/passApplicationRequests';
import type { PassProduct } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { passPurchaseChoiceError } from '../buy/model/passPurchaseChoices';
import { usePassPurchaseChoices } from '../buy/usePassPurchaseChoices';
import { getRequiredPassDocumentTypes } from './model/passDocumentTypes';
import { PassApplicationCard } from './PassApplicationCard';
import { PassDocumentForm } from './PassDocumentForm';
import { usePassApplicationResultRedirect } from './usePassApplicationResultRedirect';

interface NewPassMaterialFormProps {
  readonly frame: ScreenHeaderProps<'monthlyMaterial'>;
  readonly rule: PassProduct;
  readonly parkId: string;
}

/** The first documents for a pass. The choices come from its confirmation; without them, a link returns there. */
export function NewPassApplicationDocumentForm({ frame, rule, parkId }: NewPassMaterialFormProps) {
  const choices = usePassPurchaseChoices(rule, parkId);
  const { draft, chosen, platesQuery, nowMs, orderArgs } = choices;
  const { send, findEarlier, stage } = useSendRequestOnce(passApplyRequest, `rule:${rule.ruleId}`);
  const onSent = usePassApplicationResultRedirect(findEarlier);
  if (platesQuery.currentData === undefined) {
    const load = toContentLoadState(platesQuery, { message: '车辆加载失败', waitingFor: '正在查询车辆…' });
    return <DetailScreen frame={frame} load={load} cardHeights={[110, 260, 300]} />;
  }
  const confirmPath = pathTo('monthlyPassConfirm', { ruleId: rule.ruleId, parkId });
  const choiceErrorText = passPurchaseChoiceError({ rule, draft, hasPlates: chosen.length > 0, nowMs });
  const missingText = choiceErrorText === '' && !draft.hasReadTerms ? '请先阅读并同意月卡须知' : choiceErrorText;
  const actionLabel = rule.needMaterial !== 1 ? '去办理' : choiceErrorText === '' ? '去阅读' : '去选择';
  if (rule.needMaterial !== 1 || missingText !== '') {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          illustration: 'coupon',
          text: rule.needMaterial === 1 ? missingText : '该套餐不用提交资料，可以直接办理',
          action: (
            <LinkButton replace to={confirmPath}>
              {actionLabel}
            </LinkButton>
          ),
        }}
      />
    );
  }
  return (
    <PassDocumentForm
      frame={frame}
      subject={{
        form: `monthlyMaterial:${rule.ruleId}`,
        requiredTypes: getRequiredPassDocumentTypes(rule),
        rejectedApply: undefined,
        send: (material) => send({ ...orderArgs, ...material }),
        stage,
        onSent,
      }}
      header={
        <PassApplicationCard
          rule={rule}
          choices={choices}
          choicesPath={confirmPath}
          isUnconfirmed={stage?.is === 'unconfirmed'}
        />
      }
    />
  );
}
