import { toTelLink } from '@/lib/toTelLink';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { LinkButton } from '@/ui/button/LinkButton';

/** Calls the lot that the car has to leave; if the lot has no number, customer service. */
export function CallLotButton({ parkId }: { readonly parkId: string }) {
  const { config } = usePorts();
  const lot = useGetParkPayTypesQuery({ parkId });
  const lotTel = toTelLink(lot.currentData?.phone ?? '');
  const to = lotTel ?? (lot.isLoading ? null : toTelLink(config.servicePhone));
  if (to === null) return null;
  return (
    <LinkButton variant="text" to={to}>
      {lotTel === null ? '呼叫客服' : '呼叫停车场'}
    </LinkButton>
  );
}
