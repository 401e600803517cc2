import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSignOut } from '@/flows/session/useSession';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

/** Signs out for the next assistant, so that no data of this one stays on the phone. */
export function ShiftHandoverSignOutCard() {
  const confirm = useConfirmDialog();
  const signOut = useSignOut();
  const confirmHandover = async () => {
    const isConfirmed = await confirm({
      title: '交班并退出登录？',
      text: '本机不留下您的记录，下一位店员登录后继续发券',
      confirmLabel: '交班',
    });
    if (isConfirmed) signOut();
  };
  return (
    <Card>
      <CardRows>
        <ListRow title="交班" note="退出登录，换下一位店员" onPress={() => void confirmHandover()} />
      </CardRows>
    </Card>
  );
}
