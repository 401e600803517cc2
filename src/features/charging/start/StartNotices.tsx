import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import type { ChargingOrder } from '@/services/cps/chargingOrders';
import { START_REFUSAL } from '@/services/cps/chargingSessions';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { gunName } from '../model/gunWords';

/** Where what is unpaid of earlier charges is paid. */
export const unpaidOrders = standing('chargeBillManage');

/** The server starts no charge before an earlier one is paid. */
export const isUnpaid = (stage: RequestStage | null): boolean =>
  stage?.is === 'refused' && stage.error.code === START_REFUSAL.unpaid;

/** What came of the last press, and the way on. Nothing was charged unless the server has said that a charge began. */
export function StartNotices({
  stage,
  elsewhere,
}: {
  stage: RequestStage | null;
  elsewhere: ChargingOrder | undefined;
}) {
  return (
    <>
      <div role="alert" hidden={stage === null}>
        <StageNotice stage={stage} />
      </div>
      {elsewhere !== undefined && (
        <Notice action={<LinkButton to={pathTo('chargingResults', { orderNo: elsewhere.orderNo })}>查看</LinkButton>}>
          您有一笔充电正在进行：{elsewhere.stationName} {gunName({ ...elsewhere, gunNo: '' })}
        </Notice>
      )}
    </>
  );
}

function StageNotice({ stage }: { readonly stage: RequestStage | null }) {
  if (stage === null || isBusyStage(stage)) return null;
  if (stage.is === 'unconfirmed') {
    const orders = standing('chargeBillManage');
    return (
      <Notice
        tone="soon"
        {...(orders === undefined ? {} : { action: <LinkButton to={orders}>看充电订单</LinkButton> })}
      >
        启动结果未确认。再点一次会先查上次的结果，不会重复启动；枪上已经在充的，以充电订单为准
      </Notice>
    );
  }
  const way = stage.is === 'refused' ? wayOn(stage.error.code) : undefined;
  return (
    <Notice
      tone="owed"
      {...(way === undefined ? {} : { action: <LinkButton to={way.to}>{way.label}</LinkButton> })}
    >{`启动失败，未产生费用。${requestAdvice(stage)}`}</Notice>
  );
}

/** What a driver does about a refusal that they can lift themselves, unless it is the screen's one button. */
function wayOn(code: string): { readonly to: string; readonly label: string } | undefined {
  const screen =
    code === START_REFUSAL.balanceShort
      ? { to: standing('accountBalance'), label: '去充值' }
      : { to: undefined, label: '' };
  return screen.to === undefined ? undefined : { to: screen.to, label: screen.label };
}
