import type { PageRemote } from '@skora/shared/contract';
// The walls between members are about what is built apart. Here all of it is built together, which is what is measured.
import Footer from '../../../../remote-layout/src/routes/footer';
import Header from '../../../../remote-layout/src/routes/header';
import Home from '../../../../remote-marketing/src/routes/home';
import { createViewCache, type ViewLoader } from '../../../../shared/src/remote/view-loader';

type Component = Awaited<ReturnType<ViewLoader>>['default'];

const here =
  (component: Component): ViewLoader =>
  () =>
    Promise.resolve({ default: component });

/** What home needs is in the bundle; pages that are navigated to are downloaded, as on every site. */
const VIEWS: Readonly<Record<string, Readonly<Record<string, ViewLoader>>>> = {
  'remote-layout': { header: here(Header), footer: here(Footer) },
  'remote-marketing': {
    home: here(Home),
    'pricing-plans': () =>
      import(/* webpackChunkName: "pricing-plans" */ '../../../../remote-marketing/src/routes/pricing-plans'),
  },
  'remote-auth': {
    login: () => import(/* webpackChunkName: "login" */ '../../../../remote-auth/src/routes/login'),
  },
};

/** The views of one remote. */
export type OneModule = ReturnType<typeof createViewCache>;

const modules = new Map(Object.entries(VIEWS).map(([id, views]) => [id, createViewCache(id, views)]));

const loaded = new Set<string>();

/** Stands in for the host's function of this name. */
export function isLoaded({ id }: PageRemote, view: string): boolean {
  return loaded.has(`${id}/${view}`);
}

/** Stands in for the host's function of this name: nothing is negotiated, and only a page's own chunk is downloaded. */
export async function loadRemote({ id }: PageRemote, view: string): Promise<OneModule> {
  const module = modules.get(id);
  if (!module) throw new Error(`The one bundle has nothing of ${id}.`);
  await module.prepare(view);
  loaded.add(`${id}/${view}`);
  return module;
}
