import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetPayModelQuery } from '@/services/pay/payModel';

import { type DeductionChannelOffer, toDeductionChannelOffers } from '../model/deductionChannels';

/** The channels that the operator offers and this host can open; none while they are unknown. */
export function useDeductionChannelOffers(): readonly DeductionChannelOffer[] {
  const { payChannels } = useSelector(selectHostCapabilities);
  const { config } = useMenuConfig();
  const { currentData } = useGetPayModelQuery({});
  return toDeductionChannelOffers({
    payModel: currentData?.results ?? [],
    hostChannels: payChannels,
    isBalanceOffered: config.supportBalance === 1,
  });
}
