import { useLeave } from '@/flows/leaving/useLeave';
import { start } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { NOTICE_TYPE } from '@/services/basic/notices';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { RichText } from '@/ui/text/RichText';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { outageEnd } from '../model/noticeWords';
import { useNotices } from './useNotices';

/** Says whether the service is down, and until when. */
export default function SystemNoticeScreen() {
  const { frame } = useScreen('systemNotice');
  const leave = useLeave();
  const now = useServerNow();
  const { notices, load, isFetching } = useNotices({ noticeType: NOTICE_TYPE.maintenance }, '维护通知加载失败');
  const outage = notices.find((notice) => outageEnd(notice, now) !== null);
  const home = <LinkButton to={pathTo(start)}>返回首页</LinkButton>;
  // A notice that cannot be read may be about now.
  const known = withoutAny(load, outage === undefined);
  if (known.state === 'loading' || known.state === 'failed') return <DetailScreen frame={frame} load={known} />;
  if (outage === undefined)
    return <ResultScreen frame={frame} status="success" word="系统运行正常" next="暂无维护" actions={home} />;
  return (
    <ResultScreen
      frame={frame}
      status="pending"
      word={outage.title}
      next={outageEnd(outage, now)}
      actions={
        <>
          <PrimaryButton busyText={isFetching ? '正在查询…' : undefined} onPress={() => void load.refresh?.()}>
            重试
          </PrimaryButton>
          {home}
        </>
      }
    >
      <Card>
        <RichText html={outage.contentHtml} onLink={leave} />
      </Card>
    </ResultScreen>
  );
}
