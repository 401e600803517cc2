import { usePaymentToReturn } from '@/flows/drafts/usePaymentToReturn';
import { useGo } from '@/navigation/hooks/useGo';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** Leads back to the payment that waited for the balance, once. Renders nothing where there was none. */
export function BackToPayment() {
  const [path, , drop] = usePaymentToReturn();
  const go = useGo();
  if (path === '') return null;
  const back = () => {
    drop();
    go.toPath(path);
  };
  return (
    <Card>
      <Rows>
        <ListRow title="回到刚才的支付" note="优惠券等选择都还在" onPress={back} />
      </Rows>
    </Card>
  );
}
