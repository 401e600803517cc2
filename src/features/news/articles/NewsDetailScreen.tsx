import { skipToken } from '@reduxjs/toolkit/query/react';

import { useAddress } from '@/flows/share/useAddress';
import { useShare } from '@/flows/share/useShare';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetNewsQuery } from '@/services/publicity/newsPages';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { NewsArticle } from './NewsArticle';

/** One news article in full. */
export default function NewsDetailScreen() {
  const { frame, query } = useScreen('newsDetail');
  const share = useShare();
  const address = useAddress();
  const { newId } = query;
  const newsQuery = useGetNewsQuery(newId === undefined ? skipToken : { newsId: newId });
  const news = newsQuery.currentData;
  const others = <LinkButton to={pathTo('newsList')}>看看其他资讯</LinkButton>;
  if (newId === undefined)
    return <MissingItemScreen frame={frame} empty={{ drawing: 'search', text: '没有找到这条资讯', action: others }} />;
  const shareIt = () =>
    void share({
      title: news?.title ?? '',
      desc: news?.summary ?? '',
      link: address(pathTo('newsDetail', { newId })),
      imgUrl: news?.imgUrl ?? '',
    });
  return (
    <DetailScreen
      frame={news === undefined ? frame : { ...frame, right: <TextButton onPress={shareIt}>分享</TextButton> }}
      load={toLoadState(newsQuery, { what: '资讯加载失败', isGoneWhenRefused: true })}
      empty={{ drawing: 'search', text: '这条资讯已经下线', action: others }}
    >
      {news !== undefined && <NewsArticle news={news} />}
    </DetailScreen>
  );
}
