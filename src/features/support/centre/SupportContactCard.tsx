import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { toTelLink } from '@/lib/toTelLink';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetWebPageConfigQuery } from '@/services/basic/settings';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { UnbrokenNumbersText } from '@/ui/text/UnbrokenNumbersText';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

/**
 * Customer service: the phone with its hours, and a chat if the operator has one. Null if there is neither. A failed
 * load of the number can be retried.
 */
export function SupportContactCard() {
  const { config } = usePorts();
  const leave = useOpenExternalUrl();
  const query = useGetWebPageConfigQuery();
  const { servicePhone = '', serviceTime = '', chatUrl = '' } = query.currentData ?? {};
  const phone = servicePhone || config.servicePhone;
  const tel = toTelLink(phone);
  if (tel === null && chatUrl === '') {
    const load = toContentLoadState(query, { message: '客服电话加载失败', size: 'block' });
    if (load.state !== 'failed') return null;
    return (
      <Card title="找人工客服">
        <LoadStateContent {...load} skeleton={null} />
      </Card>
    );
  }
  return (
    <Card title="找人工客服">
      <CardRows>
        {tel !== null && (
          <ListRow title={<UnbrokenNumbersText of={`拨打 ${phone}`} />} note={serviceTime || undefined} to={tel} />
        )}
        {chatUrl !== '' && <ListRow title="在线客服" note="打开聊天页面" onPress={() => leave(chatUrl)} />}
      </CardRows>
    </Card>
  );
}
