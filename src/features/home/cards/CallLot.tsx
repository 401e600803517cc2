import { telLink } from '@/lib/telLink';
import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { LinkButton } from '@/ui/button/LinkButton';

/** Calls the lot that the car has to leave; where the lot has no number, customer service. */
export function CallLot({ parkId }: { readonly parkId: string }) {
  const { config } = usePorts();
  const lot = useGetParkPayTypesQuery({ parkId });
  const toLot = telLink(lot.currentData?.phone ?? '');
  const to = toLot ?? (lot.isLoading ? null : telLink(config.servicePhone));
  if (to === null) return null;
  return (
    <LinkButton variant="text" to={to}>
      {toLot === null ? '呼叫客服' : '呼叫停车场'}
    </LinkButton>
  );
}
