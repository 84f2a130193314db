import { createRemote } from '@skora/shared/remote';

export default createRemote({
  id: 'remote-marketing',
  views: {
    home: () => import(/* webpackChunkName: "home" */ './routes/home'),
    story: () => import(/* webpackChunkName: "story" */ './routes/story'),
    'curated-program-path': () =>
      import(/* webpackChunkName: "curated-program-path" */ './routes/curated-program-path'),
    'success-story': () => import(/* webpackChunkName: "success-story" */ './routes/success-story'),
    'pricing-plans': () => import(/* webpackChunkName: "pricing-plans" */ './routes/pricing-plans'),
    'payment-portal': () => import(/* webpackChunkName: "payment-portal" */ './routes/payment-portal'),
    'contact-us': () => import(/* webpackChunkName: "contact-us" */ './routes/contact-us'),
    blog: () => import(/* webpackChunkName: "blog" */ './routes/blog'),
    'blog-article': () => import(/* webpackChunkName: "blog-article" */ './routes/blog-article'),
    clips: () => import(/* webpackChunkName: "clips" */ './routes/clips'),
    clip: () => import(/* webpackChunkName: "clip" */ './routes/clip'),
    'unsubscribe-newsletter': () =>
      import(/* webpackChunkName: "unsubscribe-newsletter" */ './routes/unsubscribe-newsletter'),
    'refund-policy': () => import(/* webpackChunkName: "refund-policy" */ './routes/refund-policy'),
    'privacy-policy': () => import(/* webpackChunkName: "privacy-policy" */ './routes/privacy-policy'),
    disclaimer: () => import(/* webpackChunkName: "disclaimer" */ './routes/disclaimer'),
    accessibility: () => import(/* webpackChunkName: "accessibility" */ './routes/accessibility'),
    terms: () => import(/* webpackChunkName: "terms" */ './routes/terms'),
    'read-next': () => import(/* webpackChunkName: "read-next" */ './routes/read-next'),
    'find-page': () => import(/* webpackChunkName: "find-page" */ './routes/find-page'),
    'not-found': () => import(/* webpackChunkName: "not-found" */ './routes/not-found'),
  },
});
