import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useGetPayModelQuery } from '@/services/pay/payModel';

import { toWithholdingOffers, type WithholdingOffer } from '../model/deductions';

/** The channels that the operator offers and this host can open; none while they are unknown. */
export function useWithholdingOffers(): readonly WithholdingOffer[] {
  const { payChannels } = useSelector(selectHost);
  const { config } = useMenuConfig();
  const { currentData } = useGetPayModelQuery({});
  return toWithholdingOffers({
    payModel: currentData?.results ?? [],
    hostChannels: payChannels,
    isBalanceOffered: config.supportBalance === 1,
  });
}
