import { useOpenExternalUrl } from '@/flows/leaving/useOpenExternalUrl';
import { homeScreen } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useServerNow } from '@/platform/clock/useServerNow';
import { OPERATOR_NOTICE_TYPE } from '@/services/basic/notices';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Card } from '@/ui/card/Card';
import { RichText } from '@/ui/richText/RichText';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';

import { outageEndText } from '../model/noticeText';
import { useOperatorNotices } from './useOperatorNotices';

/** Shows whether the service is down, and until when. */
export default function SystemNoticeScreen() {
  const { frame } = useScreen('systemNotice');
  const leave = useOpenExternalUrl();
  const now = useServerNow();
  const { notices, load, isFetching } = useOperatorNotices(
    { noticeType: OPERATOR_NOTICE_TYPE.maintenance },
    '维护通知加载失败',
  );
  const outage = notices.find((notice) => outageEndText(notice, now) !== null);
  const homeLink = <LinkButton to={pathTo(homeScreen)}>返回首页</LinkButton>;
  // A row that failed to parse may be a current outage, so the result is not shown as complete.
  const strictLoad = markLoadEmpty(load, outage === undefined);
  if (strictLoad.state === 'loading' || strictLoad.state === 'failed')
    return <DetailScreen frame={frame} load={strictLoad} />;
  if (outage === undefined)
    return <ResultScreen frame={frame} status="success" word="系统运行正常" nextStep="暂无维护" actions={homeLink} />;
  return (
    <ResultScreen
      frame={frame}
      status="pending"
      word={outage.title}
      nextStep={outageEndText(outage, now)}
      actions={
        <>
          <PrimaryButton busyText={isFetching ? '正在查询…' : undefined} onPress={() => void load.refresh?.()}>
            重试
          </PrimaryButton>
          {homeLink}
        </>
      }
    >
      <Card>
        <RichText name="notice" html={outage.contentHtml} onLink={leave} />
      </Card>
    </ResultScreen>
  );
}
