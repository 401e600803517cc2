import { telLink } from '@/lib/telLink';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { ListRow } from '@/ui/list/ListRow';

/** The phone numbers to call when something does not work: the lot's and the operator's. A number that is not known or could not be loaded is left out. */
export function CallRows({ parkId }: { readonly parkId: string | undefined }) {
  const { config } = usePorts();
  const lot = useGetParkPayTypesQuery({ parkId: parkId ?? '' }, { skip: parkId === undefined });
  const { currentData: service } = useGetWebPageConfigQuery();
  const numbers = [
    { label: '停车场电话', phone: lot.currentData?.phone ?? '' },
    { label: '客服电话', phone: service?.servicePhone || config.servicePhone },
  ];
  return numbers.map(({ label, phone }) => {
    const to = telLink(phone);
    return to === null ? null : <ListRow key={label} title={label} note={phone} to={to} />;
  });
}
