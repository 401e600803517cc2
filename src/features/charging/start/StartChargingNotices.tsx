import { type BalancePageName, useBalancePageName } from '@/flows/entry/useBalancePageName';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { pathTo } from '@/navigation/paths';
import { CHARGING_START_REFUSAL_CODE } from '@/services/cps/chargingSessions';
import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { requestFailureText } from '@/widgets/loading/requestText';
import { droppedRowsText } from '@/widgets/loading/toLoadableBlockState';

import { formatGunName } from '../model/gunText';
import type { useChargingDebt } from './useChargingDebt';
import type { useRunningChargingOrders } from './useRunningChargingOrders';

/** The server refuses to start a charge while an earlier one is unpaid. */
export const isChargingStartRefusedForUnpaid = (stage: IdempotentRequestStage | null): boolean =>
  stage?.is === 'refused' && stage.error.code === CHARGING_START_REFUSAL_CODE.unpaid;

interface StartNoticesProps {
  readonly stage: IdempotentRequestStage | null;
  readonly running: Pick<ReturnType<typeof useRunningChargingOrders>, 'atThisGun' | 'atOtherGun' | 'unreadCount'>;
  readonly debt: ReturnType<typeof useChargingDebt>;
  /** The error text when the gun's state could not be refreshed; empty otherwise. */
  readonly refreshErrorText: string;
}

/**
 * The result of the last start and the next step. Nothing is charged unless the server reports that a charge started.
 */
export function StartChargingNotices({ stage, running, debt, refreshErrorText }: StartNoticesProps) {
  const { atThisGun, atOtherGun, unreadCount } = running;
  return (
    <>
      {refreshErrorText !== '' && <NoticeBanner tone="soon">{refreshErrorText}</NoticeBanner>}
      {unreadCount > 0 && (
        <NoticeBanner tone="soon">正在进行的充电{droppedRowsText(unreadCount)}，启动前请先到充电订单确认</NoticeBanner>
      )}
      <div role="alert" hidden={stage === null}>
        <StageNotice stage={stage} debt={debt} />
      </div>
      {debt.text !== '' && atThisGun === undefined && !isChargingStartRefusedForUnpaid(stage) && (
        <NoticeBanner tone="owed">{debt.text}</NoticeBanner>
      )}
      {atOtherGun !== undefined && (
        <NoticeBanner
          action={<LinkButton to={pathTo('chargingResults', { orderNo: atOtherGun.orderNo })}>查看</LinkButton>}
        >
          您有一笔充电正在进行：{atOtherGun.stationName} {formatGunName({ ...atOtherGun, gunNo: '' })}
        </NoticeBanner>
      )}
    </>
  );
}

function StageNotice({ stage, debt }: Pick<StartNoticesProps, 'stage' | 'debt'>) {
  const page = useBalancePageName();
  if (stage === null || isBusyRequestStage(stage)) return null;
  if (stage.is === 'unconfirmed') {
    const ordersPath = getPathIfInBuild('chargeBillManage');
    return (
      <NoticeBanner
        tone="soon"
        action={ordersPath === undefined ? undefined : <LinkButton to={ordersPath}>看充电订单</LinkButton>}
      >
        启动结果未确认。再点一次会先查上次的结果，不会重复启动；枪上已经在充的，以充电订单为准
      </NoticeBanner>
    );
  }
  const action = stage.is === 'refused' ? refusalAction(stage.error.code, debt, page) : undefined;
  return (
    <NoticeBanner
      tone="owed"
      action={action === undefined ? undefined : <LinkButton to={action.to}>{action.label}</LinkButton>}
    >{`启动失败，未产生费用。${requestFailureText(stage)}`}</NoticeBanner>
  );
}

/** The link that resolves a refusal, unless the primary button already is that link. */
function refusalAction(
  code: string,
  debt: StartNoticesProps['debt'],
  page: BalancePageName,
): { readonly to: string; readonly label: string } | undefined {
  const actions: Readonly<Record<string, { readonly to: string | undefined; readonly label: string }>> = {
    [CHARGING_START_REFUSAL_CODE.balanceShort]: { to: getPathIfInBuild(page), label: '去充值' },
    [CHARGING_START_REFUSAL_CODE.unpaid]: { to: debt.hasDebt ? undefined : debt.path, label: '去支付' },
  };
  const { to, label = '' } = actions[code] ?? {};
  return to === undefined ? undefined : { to, label };
}
