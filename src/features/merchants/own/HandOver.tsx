import { useConfirm } from '@/flows/notices/useDialogs';
import { useSignOut } from '@/flows/session/useSession';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';

/** Hands the till to the next assistant: nothing of the first one stays on this phone. */
export function HandOver() {
  const confirm = useConfirm();
  const signOut = useSignOut();
  const ask = async () => {
    const isSure = await confirm({
      title: '交班并退出登录？',
      text: '本机不留下您的记录，下一位店员登录后继续发券',
      confirmLabel: '交班',
    });
    if (isSure) signOut();
  };
  return (
    <Card>
      <Rows>
        <ListRow title="交班" note="退出登录，换下一位店员" onPress={() => void ask()} />
      </Rows>
    </Card>
  );
}
