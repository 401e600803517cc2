import { type BalancePage, useBalancePage } from '@/flows/entry/useBalancePage';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { pathTo } from '@/navigation/paths';
import { standing } from '@/navigation/standing';
import { START_REFUSAL } from '@/services/cps/chargingSessions';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';
import { unreadText } from '@/widgets/loading/blockLoadOf';
import { requestAdvice } from '@/widgets/loading/requestWords';

import { gunName } from '../model/gunWords';
import type { useDebt } from './useDebt';
import type { useRunning } from './useRunning';

/** The server starts no charge before an earlier one is paid. */
export const isUnpaid = (stage: RequestStage | null): boolean =>
  stage?.is === 'refused' && stage.error.code === START_REFUSAL.unpaid;

interface StartNoticesProps {
  readonly stage: RequestStage | null;
  readonly running: Pick<ReturnType<typeof useRunning>, 'here' | 'elsewhere' | 'unread'>;
  readonly owed: ReturnType<typeof useDebt>;
  /** What is said when the state of the gun could not be asked; empty otherwise. */
  readonly trouble: string;
}

/** What came of the last press, and the way on. Nothing was charged unless the server has said that a charge began. */
export function StartNotices({ stage, running, owed, trouble }: StartNoticesProps) {
  const { here, elsewhere, unread } = running;
  return (
    <>
      {trouble !== '' && <Notice tone="soon">{trouble}</Notice>}
      {unread > 0 && <Notice tone="soon">正在进行的充电{unreadText(unread)}，启动前请先到充电订单确认</Notice>}
      <div role="alert" hidden={stage === null}>
        <StageNotice stage={stage} owed={owed} />
      </div>
      {owed.text !== '' && here === undefined && !isUnpaid(stage) && <Notice tone="owed">{owed.text}</Notice>}
      {elsewhere !== undefined && (
        <Notice action={<LinkButton to={pathTo('chargingResults', { orderNo: elsewhere.orderNo })}>查看</LinkButton>}>
          您有一笔充电正在进行：{elsewhere.stationName} {gunName({ ...elsewhere, gunNo: '' })}
        </Notice>
      )}
    </>
  );
}

function StageNotice({ stage, owed }: Pick<StartNoticesProps, 'stage' | 'owed'>) {
  const page = useBalancePage();
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
  const way = stage.is === 'refused' ? wayOn(stage.error.code, owed, page) : undefined;
  return (
    <Notice
      tone="owed"
      {...(way === undefined ? {} : { action: <LinkButton to={way.to}>{way.label}</LinkButton> })}
    >{`启动失败，未产生费用。${requestAdvice(stage)}`}</Notice>
  );
}

/** What a driver does about a refusal that they can lift themselves, unless it is the screen's one button. */
function wayOn(
  code: string,
  owed: StartNoticesProps['owed'],
  page: BalancePage,
): { readonly to: string; readonly label: string } | undefined {
  const ways: Readonly<Record<string, { readonly to: string | undefined; readonly label: string }>> = {
    [START_REFUSAL.balanceShort]: { to: standing(page), label: '去充值' },
    [START_REFUSAL.unpaid]: { to: owed.isOwing ? undefined : owed.to, label: '去支付' },
  };
  const { to, label = '' } = ways[code] ?? {};
  return to === undefined ? undefined : { to, label };
}
