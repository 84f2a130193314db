import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-auth',
  views: {
    login: () => import(/* webpackChunkName: "login" */ './routes/login'),
    signup: () => import(/* webpackChunkName: "signup" */ './routes/signup'),
    'forgot-password': () => import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password'),
    'reset-password': () => import(/* webpackChunkName: "reset-password" */ './routes/reset-password'),
    'email-verification': () =>
      import(/* webpackChunkName: "email-verification" */ './routes/email-verification'),
    'complete-account': () => import(/* webpackChunkName: "complete-account" */ './routes/complete-account'),
    'guardian-approval': () =>
      import(/* webpackChunkName: "guardian-approval" */ './routes/guardian-approval'),
    'auth-action': () => import(/* webpackChunkName: "auth-action" */ './routes/auth-action'),
  },
});
