import { useSelector } from 'react-redux';

import type { PayChannel } from '@/domain/payment/payChannel';
import { type HostFacts, selectHost } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useGetBalanceInfoQuery } from '@/services/driver/balance';
import { useGetPayModelQuery } from '@/services/pay/payApi';
import { isServiceError, type ServiceError } from '@/services/transport/query/serviceError';

import { type ChannelOption, channelOptions, pickChannel } from './model/channels';

export interface Channels {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  readonly options: readonly ChannelOption[];
  /** Null when nothing can pay. */
  readonly channel: PayChannel | null;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly error: ServiceError | null;
}

/** The ways to pay that the operator offers and this host can do. */
export function useChannels({
  parkId,
  dueCents,
  chosen,
}: {
  parkId?: string;
  dueCents: number;
  chosen: PayChannel | null;
}): Channels {
  const host = useSelector(selectHost);
  const isSignedIn = useIsSignedIn();
  const { config } = useMenuConfig();
  const isBalanceOffered = isSignedIn && config.supportBalance === 1;
  const model = useGetPayModelQuery(parkId === undefined ? {} : { parkId });
  // The balance moves with every payment.
  const balance = useGetBalanceInfoQuery(undefined, { skip: !isBalanceOffered, refetchOnMountOrArgChange: true });
  const options = channelOptions({
    payModel: model.currentData?.results ?? [],
    hostChannels: host.payChannels,
    isBalanceOffered,
    balanceCents: balance.currentData?.balanceAmount ?? (balance.isError ? Number.NaN : null),
    dueCents,
  });
  return {
    state: stateOf(model, host, options.length),
    options,
    channel: pickChannel(options, chosen),
    retry: () => void model.refetch(),
    isRetrying: model.isFetching,
    error: isServiceError(model.error) ? model.error : null,
  };
}

function stateOf(
  { currentData, isError }: { currentData?: unknown; isError: boolean },
  host: HostFacts,
  count: number,
): Channels['state'] {
  if (currentData === undefined) return isError ? 'failed' : 'loading';
  // What the operator offers is of no use while it is not known what this host can do.
  if (!host.isReady) return host.hasFailed ? 'failed' : 'loading';
  return count > 0 ? 'ready' : 'empty';
}
