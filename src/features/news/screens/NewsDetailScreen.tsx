import { skipToken } from '@reduxjs/toolkit/query/react';

import { screenLoad } from '@/flows/loading/screenLoad';
import { useShare } from '@/flows/share/useShare';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { useGetNewsQuery } from '@/services/publicity/newsPages';
import { usePorts } from '@/services/transport/PortsContext';
import { Empty } from '@/ui/Empty';
import { LinkButton } from '@/ui/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { ScreenFrame } from '@/ui/ScreenFrame';
import { TextButton } from '@/ui/TextButton';

import { NewsArticle } from '../parts/NewsArticle';

/** One piece of news in full. */
export default function NewsDetailScreen() {
  const go = useGo();
  const share = useShare();
  const { page } = usePorts();
  const { newId } = useQueryOf('newsDetail');
  const asked = useGetNewsQuery(newId === undefined ? skipToken : { newsId: newId });
  const news = asked.currentData;
  const frame = { name: 'newsDetail', title: '资讯详情', onBack: go.back };
  const others = <LinkButton to={pathTo('newsList')}>看看其他资讯</LinkButton>;
  if (newId === undefined) {
    return (
      <ScreenFrame {...frame}>
        <Empty drawing="search" text="没有找到这条资讯" action={others} />
      </ScreenFrame>
    );
  }
  const shareIt = () =>
    void share({
      title: news?.title ?? '',
      desc: news?.summary ?? '',
      link: new URL(pathTo('newsDetail', { newId }), page.href()).href,
      imgUrl: news?.imgUrl ?? '',
    });
  return (
    <DetailScreen
      frame={news === undefined ? frame : { ...frame, right: <TextButton onPress={shareIt}>分享</TextButton> }}
      load={screenLoad(asked, { what: '资讯没有加载出来', isGoneWhenRefused: true })}
      empty={{ drawing: 'search', text: '这条资讯已经下线', action: others }}
    >
      {news !== undefined && <NewsArticle news={news} />}
    </DetailScreen>
  );
}
