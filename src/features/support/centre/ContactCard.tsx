import { useLeave } from '@/flows/leaving/useLeave';
import { telLink } from '@/lib/telLink';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { LoadedContent } from '@/ui/load/LoadedContent';
import { UnbrokenNumbers } from '@/ui/text/UnbrokenNumbers';
import { toLoadState } from '@/widgets/loading/toLoadState';

/** The people of customer service: phone with its hours, and a chat where the operator has one. Null where there is neither. A number that could not be read can be asked for again. */
export function ContactCard() {
  const { config } = usePorts();
  const leave = useLeave();
  const query = useGetWebPageConfigQuery();
  const { servicePhone = '', serviceTime = '', chatUrl = '' } = query.currentData ?? {};
  const phone = servicePhone || config.servicePhone;
  const tel = telLink(phone);
  if (tel === null && chatUrl === '') {
    const load = toLoadState(query, { what: '客服电话加载失败', size: 'block' });
    if (load.state !== 'failed') return null;
    return (
      <Card title="找人工客服">
        <LoadedContent {...load} skeleton={null} />
      </Card>
    );
  }
  return (
    <Card title="找人工客服">
      <Rows>
        {tel !== null && (
          <ListRow
            title={<UnbrokenNumbers of={`拨打 ${phone}`} />}
            {...(serviceTime === '' ? {} : { note: serviceTime })}
            to={tel}
          />
        )}
        {chatUrl !== '' && <ListRow title="在线客服" note="打开聊天页面" onPress={() => leave(chatUrl)} />}
      </Rows>
    </Card>
  );
}
