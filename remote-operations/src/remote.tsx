import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-operations',
  views: {
    operations: () => import(/* webpackChunkName: "operations" */ './routes/operations'),
  },
});
