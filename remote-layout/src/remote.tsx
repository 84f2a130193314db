import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-layout',
  views: {
    header: () => import(/* webpackChunkName: "header" */ './routes/header'),
    footer: () => import(/* webpackChunkName: "footer" */ './routes/footer'),
    'design-system': () => import(/* webpackChunkName: "design-system" */ './routes/design-system'),
  },
});
