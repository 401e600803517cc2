import { toTelLink } from '@/lib/toTelLink';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { useGetParkPayTypesQuery } from '@/services/dealer/parkPayTypes';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';

interface CallProps {
  readonly parkId: string | undefined;
}

/** The phone numbers of the lot and of customer service. An unknown number is left out. */
function usePhoneNumbers(parkId: string | undefined) {
  const { config } = usePorts();
  const lot = useGetParkPayTypesQuery({ parkId: parkId ?? '' }, { skip: parkId === undefined });
  const { currentData: service } = useGetWebPageConfigQuery();
  const numbers = [
    { label: '停车场电话', call: '呼叫停车场', phone: lot.currentData?.phone ?? '' },
    { label: '客服电话', call: '呼叫客服', phone: service?.servicePhone || config.servicePhone },
  ];
  return numbers.flatMap((number) => {
    const to = toTelLink(number.phone);
    return to === null ? [] : [{ ...number, to }];
  });
}

/** The phone numbers to call when something does not work. */
export function PhoneNumberRows({ parkId }: CallProps) {
  return usePhoneNumbers(parkId).map(({ label, phone, to }) => (
    <ListRow key={label} title={label} note={phone} to={to} />
  ));
}

/** Calls the lot; if it has no number, customer service. */
export function CallLotOrServiceButton({ parkId }: CallProps) {
  const [first] = usePhoneNumbers(parkId);
  return first === undefined ? null : <LinkButton to={first.to}>{first.call}</LinkButton>;
}
