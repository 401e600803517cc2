import { useSelector } from 'react-redux';

import type { PayChannel } from '@/domain/payment/payChannel';
import { type HostCapabilities, selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGetPayModelQuery } from '@/services/pay/payModel';
import type { ContentLoadState, LoadState } from '@/ui/load/LoadStateContent';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';
import { useSpendableBalance } from '@/widgets/wallet/useSpendableBalance';

import { type PayChannelOption, pickPayChannel, toPayChannelOptions } from './model/payChannelOptions';

export interface PayChannelSelection {
  readonly state: LoadState;
  readonly options: readonly PayChannelOption[];
  /** Null if no channel is usable. */
  readonly channel: PayChannel | null;
  readonly load: ContentLoadState;
}

/** The payment channels that the operator offers and this host supports. */
export function usePayChannels({
  parkId,
  dueCents,
  takesBalance,
  chosen,
}: {
  parkId: string | undefined;
  dueCents: number;
  takesBalance: boolean;
  chosen: PayChannel | null;
}): PayChannelSelection {
  const host = useSelector(selectHostCapabilities);
  const isSignedIn = useIsSignedIn();
  const { config } = useMenuConfig();
  const isBalanceOffered = takesBalance && isSignedIn && config.supportBalance === 1;
  const model = useGetPayModelQuery(parkId === undefined ? {} : { parkId });
  const balance = useSpendableBalance(isBalanceOffered);
  const options = toPayChannelOptions({
    payModel: model.currentData?.results ?? [],
    hostKind: host.kind,
    hostChannels: host.payChannels,
    isBalanceOffered,
    balanceCents: balance.cents,
    balanceBlocked: balance.blockedReason,
    dueCents,
  });
  const load = toContentLoadState(waitForHost(model, host), {
    message: '支付方式加载失败',
    waitingFor: '正在查询支付方式…',
    isEmpty: () => options.length === 0,
  });
  return {
    state: load.state,
    options,
    channel: pickPayChannel(options, chosen),
    load,
  };
}

/**
 * The operator's channels cannot be offered until the host's capabilities are known. Until then the query gets the
 * state of the host: loading or failed.
 */
function waitForHost<T>(model: LoadQueryResult<T>, host: HostCapabilities): LoadQueryResult<T> {
  if (model.currentData === undefined || host.isReady) return model;
  return { ...model, currentData: undefined, isError: host.hasFailed };
}
