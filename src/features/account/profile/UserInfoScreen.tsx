import { useConfirmDialog } from '@/flows/notices/useDialogs';
import { useSignOut } from '@/flows/session/useSession';
import { hasScreen } from '@/navigation/edition';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useScreen } from '@/navigation/hooks/useScreen';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { PersonalDataSheetLinkRow } from '../known/PersonalDataSheetLinkRow';
import { Avatar } from '../parts/Avatar';
import { useProfile } from '../parts/useProfile';

const MORE_LINKS = (
  [
    { label: '消息提醒', name: 'followManage' },
    { label: '修改密码', name: 'passwordChange' },
    { label: '注销账号', name: 'cancellation' },
  ] as const
).filter(({ name }) => hasScreen(name));

/** The driver's profile, links to edit it, and signing out. */
export default function UserInfoScreen() {
  const { frame } = useScreen('userInfo');
  const confirm = useConfirmDialog();
  const signOut = useSignOut();
  const { query, profile: driver } = useProfile(true);
  const confirmSignOut = async () => {
    const isConfirmed = await confirm({
      title: '确定退出登录？',
      text: '退出后，这部手机不再显示您的车辆、账单和优惠券。',
      confirmLabel: '退出登录',
      isDestructive: true,
    });
    if (isConfirmed) signOut();
  };
  return (
    <DetailScreen
      frame={frame}
      load={toContentLoadState(query, { message: '个人信息加载失败', waitingFor: '正在查询个人信息…' })}
    >
      <Card>
        <CardRows>
          <ListRow title="头像" right={<Avatar url={driver?.avatarUrl ?? ''} />} />
          <ListRow
            title="昵称"
            right={driver?.nickName === '' ? '未设置' : driver?.nickName}
            to={getPathIfInBuild('changeNickname')}
          />
          <ListRow
            title="姓名"
            right={driver?.userName === '' ? '未填写' : driver?.userName}
            to={getPathIfInBuild('changeUserName')}
          />
          <ListRow title="手机号" right={driver?.phone ?? ''} to={getPathIfInBuild('changeTel')} />
        </CardRows>
      </Card>
      {MORE_LINKS.length > 0 && (
        <Card>
          <CardRows>
            <PersonalDataSheetLinkRow />
            {MORE_LINKS.map(({ label, name }) => (
              <ListRow key={name} title={label} to={getPathIfInBuild(name)} />
            ))}
          </CardRows>
        </Card>
      )}
      <Card>
        <TextButton tone="danger" onPress={() => void confirmSignOut()}>
          退出登录
        </TextButton>
      </Card>
    </DetailScreen>
  );
}
