import { queryOptions } from '@tanstack/react-query';
import { askServer, serverAddress } from '../../../lib/server.ts';
import { buildOfPage } from './build.parser.ts';

/** The build that the server hands out now. The page is of the app, so that it is not asked of the contract. */
export const newestBuildOptions = () =>
  queryOptions({
    queryKey: ['platform', 'newest-build'],
    queryFn: async ({ signal }) => {
      const answer = await askServer(serverAddress('/index.html'), { cache: 'no-cache', signal });
      const build = answer.ok ? buildOfPage(await answer.text()) : null;
      if (build === null) throw new Error('the page of the app is not there');
      return build;
    },
    // Whoever looks wants to know how it is now.
    staleTime: 0,
  });
