import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { requestFailureText } from '@/widgets/loading/requestText';

/** Why the last 下一步 placed no order, and the next step. Nothing has been charged at this point. */
export function OffPeakOrderFailureNotice({ stage }: { readonly stage: IdempotentRequestStage | null }) {
  return (
    <div role="alert" hidden={stage === null || isBusyRequestStage(stage)}>
      <OrderFailure stage={stage} />
    </div>
  );
}

function OrderFailure({ stage }: { readonly stage: IdempotentRequestStage | null }) {
  if (stage === null || isBusyRequestStage(stage)) return null;
  const ownOrdersPath = getPathIfInBuild('wrongTimeManage');
  const action =
    ownOrdersPath === undefined ? {} : { action: <LinkButton to={ownOrdersPath}>我的错时停车</LinkButton> };
  return stage.is === 'unconfirmed' ? (
    <NoticeBanner tone="soon" {...action}>
      下单结果未确认，未扣款。再点一次会先查上次的结果，不会重复下单
    </NoticeBanner>
  ) : (
    <NoticeBanner tone="owed" {...(stage.is === 'refused' ? action : {})}>
      {`下单失败，未扣款。${requestFailureText(stage)}`}
    </NoticeBanner>
  );
}
