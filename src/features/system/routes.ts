import { defineRoutes } from '@/navigation/routeDefinition';

export const systemRoutes = defineRoutes({
  notFound: { title: '页面不存在', guard: 'open', screen: () => import('./NotFoundScreen') },
});
