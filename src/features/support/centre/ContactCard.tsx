import { useLeave } from '@/flows/leaving/useLeave';
import { telLink } from '@/lib/telLink';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WholeFigures } from '@/ui/text/WholeFigures';

/** The people of customer service: phone with its hours, and a chat where the operator has one. Null where there is neither. */
export function ContactCard() {
  const { config } = usePorts();
  const leave = useLeave();
  const { servicePhone = '', serviceTime = '', chatUrl = '' } = useGetWebPageConfigQuery().currentData ?? {};
  const phone = servicePhone || config.servicePhone;
  const tel = telLink(phone);
  if (tel === null && chatUrl === '') return null;
  return (
    <Card title="找人工客服">
      <Rows>
        {tel !== null && (
          <ListRow
            title={<WholeFigures of={`拨打 ${phone}`} />}
            {...(serviceTime === '' ? {} : { note: serviceTime })}
            to={tel}
          />
        )}
        {chatUrl !== '' && <ListRow title="在线客服" note="打开聊天页面" onPress={() => leave(chatUrl)} />}
      </Rows>
    </Card>
  );
}
