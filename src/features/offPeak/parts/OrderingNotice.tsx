import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { requestAdvice } from '@/widgets/loading/requestWords';

/** Why the last 下一步 has made no order, and the way on. Nothing is paid on such a form. */
export function OrderingNotice({ stage }: { readonly stage: RequestStage | null }) {
  return (
    <div role="alert" hidden={stage === null || isBusyStage(stage)}>
      <Told stage={stage} />
    </div>
  );
}

function Told({ stage }: { readonly stage: RequestStage | null }) {
  if (stage === null || isBusyStage(stage)) return null;
  const own = standing('wrongTimeManage');
  const action = own === undefined ? {} : { action: <LinkButton to={own}>我的错时停车</LinkButton> };
  return stage.is === 'unconfirmed' ? (
    <Notice tone="soon" {...action}>
      下单结果未确认，未扣款。再点一次会先查上次的结果，不会重复下单
    </Notice>
  ) : (
    <Notice tone="owed" {...(stage.is === 'refused' ? action : {})}>
      {`下单失败，未扣款。${requestAdvice(stage)}`}
    </Notice>
  );
}
