import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-newcomer',
  views: {
    start: () => import(/* webpackChunkName: "start" */ './routes/start'),
    board: () => import(/* webpackChunkName: "board" */ './routes/board'),
  },
});
