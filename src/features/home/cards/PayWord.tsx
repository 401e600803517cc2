import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetPayModelQuery } from '@/services/pay/payModel';
import { certainChannel } from '@/widgets/checkout/model/channels';
import { payWords } from '@/widgets/checkout/model/payWords';

export interface PayWordProps {
  readonly parkId: string;
}

/** What the button of a card says: the channel that the bill will be paid through, if that is certain. The bill's page makes the same choice. */
export function PayWord({ parkId }: PayWordProps) {
  const { kind, payChannels, isReady } = useSelector(selectHost);
  const { config } = useMenuConfig();
  const model = useGetPayModelQuery({ parkId, toldBy: 'caller' }).currentData;
  const channel = certainChannel({
    payModel: isReady && model !== undefined ? model.results : [],
    hostKind: kind,
    hostChannels: payChannels,
    isBalanceOffered: config.supportBalance === 1,
  });
  return channel === null ? '去缴费' : payWords(channel.name);
}
