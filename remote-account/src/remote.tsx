import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-account',
  views: {
    welcome: () => import(/* webpackChunkName: "welcome" */ './routes/welcome'),
    dashboard: () => import(/* webpackChunkName: "dashboard" */ './routes/dashboard'),
    cv: () => import(/* webpackChunkName: "cv" */ './routes/cv'),
    sharing: () => import(/* webpackChunkName: "sharing" */ './routes/sharing'),
    'shared-cv': () => import(/* webpackChunkName: "shared-cv" */ './routes/shared-cv'),
    settings: () => import(/* webpackChunkName: "settings" */ './routes/settings'),
    'edit-profile': () => import(/* webpackChunkName: "edit-profile" */ './routes/edit-profile'),
    'player-stats': () => import(/* webpackChunkName: "player-stats" */ './routes/player-stats'),
    'weekly-stats': () => import(/* webpackChunkName: "weekly-stats" */ './routes/weekly-stats'),
    goals: () => import(/* webpackChunkName: "goals" */ './routes/goals'),
    confirmations: () => import(/* webpackChunkName: "confirmations" */ './routes/confirmations'),
    'coach-confirmation': () =>
      import(/* webpackChunkName: "coach-confirmation" */ './routes/coach-confirmation'),
    'contact-request': () => import(/* webpackChunkName: "contact-request" */ './routes/contact-request'),
    'account-security': () => import(/* webpackChunkName: "account-security" */ './routes/account-security'),
    family: () => import(/* webpackChunkName: "family" */ './routes/family'),
    'family-child': () => import(/* webpackChunkName: "family-child" */ './routes/family-child'),
    'manage-subscription': () =>
      import(/* webpackChunkName: "manage-subscription" */ './routes/manage-subscription'),
    notifications: () => import(/* webpackChunkName: "notifications" */ './routes/notifications'),
    'weekly-email': () => import(/* webpackChunkName: "weekly-email" */ './routes/weekly-email'),
    academies: () => import(/* webpackChunkName: "academies" */ './routes/academies'),
    academy: () => import(/* webpackChunkName: "academy" */ './routes/academy'),
    'compare-academies': () =>
      import(/* webpackChunkName: "compare-academies" */ './routes/compare-academies'),
    'player-map': () => import(/* webpackChunkName: "player-map" */ './routes/player-map'),
    'article-step': () => import(/* webpackChunkName: "article-step" */ './routes/slots/article-step'),
    showcases: () => import(/* webpackChunkName: "showcases" */ './routes/showcases'),
  },
});
