import { skipToken } from '@reduxjs/toolkit/query/react';

import { useAbsoluteUrlBuilder } from '@/flows/share/useAbsoluteUrlBuilder';
import { useShare } from '@/flows/share/useShare';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useGetNewsQuery } from '@/services/publicity/newsPages';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { NewsArticle } from './NewsArticle';

/** One news article in full. */
export default function NewsDetailScreen() {
  const { frame, query } = useScreen('newsDetail');
  const share = useShare();
  const address = useAbsoluteUrlBuilder();
  const { newId } = query;
  const newsQuery = useGetNewsQuery(newId === undefined ? skipToken : { newsId: newId });
  const news = newsQuery.currentData;
  const otherNewsLink = <LinkButton to={pathTo('newsList')}>看看其他资讯</LinkButton>;
  if (newId === undefined)
    return (
      <MissingItemScreen
        frame={frame}
        empty={{ illustration: 'search', text: '没有找到这条资讯', action: otherNewsLink }}
      />
    );
  const shareNews = () =>
    void share({
      title: news?.title ?? '',
      desc: news?.summary ?? '',
      link: address(pathTo('newsDetail', { newId })),
      imgUrl: news?.imgUrl ?? '',
    });
  return (
    <DetailScreen
      frame={news === undefined ? frame : { ...frame, right: <TextButton onPress={shareNews}>分享</TextButton> }}
      load={toContentLoadState(newsQuery, { message: '资讯加载失败', isGoneWhenRefused: true })}
      empty={{ illustration: 'search', text: '这条资讯已经下线', action: otherNewsLink }}
    >
      {news !== undefined && <NewsArticle news={news} />}
    </DetailScreen>
  );
}
