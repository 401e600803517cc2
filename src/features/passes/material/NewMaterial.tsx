import { useSendOnce } from '@/flows/requests/useSendOnce';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { PassRule } from '@/services/special/passes';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { choiceFault } from '../buy/model/wish';
import { useChoices } from '../buy/useChoices';
import { passApply } from '../parts/applyRequests';
import { MaterialForm } from './MaterialForm';
import { neededTypes } from './model/materialTypes';
import { useSubmitted } from './useSubmitted';
import { WishCard } from './WishCard';

interface NewMaterialProps {
  readonly frame: ScreenHeaderProps<'monthlyMaterial'>;
  readonly rule: PassRule;
  readonly parkId: string;
}

/** The first documents for a pass. What was chosen comes from its confirmation; without that, the way leads back there. */
export function NewMaterial({ frame, rule, parkId }: NewMaterialProps) {
  const choices = useChoices(rule, parkId);
  const { draft, chosen, platesQuery, nowMs, asked } = choices;
  const { send, findEarlier, stage } = useSendOnce(passApply, `rule:${rule.ruleId}`);
  const onSent = useSubmitted(findEarlier);
  if (platesQuery.currentData === undefined) {
    const load = toLoadState(platesQuery, { what: '车辆加载失败', waitingFor: '正在查询车辆…' });
    return <DetailScreen frame={frame} load={load} cardHeights={[110, 260, 300]} />;
  }
  const back = pathTo('monthlyPassConfirm', { ruleId: rule.ruleId, parkId });
  const fault = choiceFault({ rule, draft, hasPlates: chosen.length > 0, nowMs });
  const missing = fault === '' && !draft.hasReadTerms ? '请先阅读并同意月卡须知' : fault;
  const act = rule.needMaterial !== 1 ? '去办理' : fault === '' ? '去阅读' : '去选择';
  if (rule.needMaterial !== 1 || missing !== '') {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{
          drawing: 'coupon',
          text: rule.needMaterial === 1 ? missing : '该套餐不用提交资料，可以直接办理',
          action: (
            <LinkButton replace to={back}>
              {act}
            </LinkButton>
          ),
        }}
      />
    );
  }
  return (
    <MaterialForm
      frame={frame}
      subject={{
        form: `monthlyMaterial:${rule.ruleId}`,
        needed: neededTypes(rule),
        refused: undefined,
        send: (material) => send({ ...asked, ...material }),
        stage,
        onSent,
      }}
      pin={<WishCard rule={rule} choices={choices} back={back} isUnconfirmed={stage?.is === 'unconfirmed'} />}
    />
  );
}
