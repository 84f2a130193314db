import type { PageState } from '@skora/shared/contract';
import { emitEvent, showToast } from '@skora/shared/events';
import type { Location } from '@skora/shared/router';
import { ensureSession, type Session } from '@skora/shared/session';
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { hasActionCode } from './navigation/action-code';
import { arrive, setPageFrame } from './navigation/arrive';
import { BrowserHistory } from './navigation/browser-history';
import { guard, guardKnown } from './navigation/guard';
import { pageTitle } from './navigation/page-title';
import { answerPress, notePresses } from './navigation/pressed-link';
import { leaveMessages } from './toasts/start-toasts';
import { pageAfterLogIn, previousLocation, rememberLocation } from './navigation/previous-location';
import { type OwnedRoute, RouteTable } from './navigation/route-table';
import { FrameSlots } from './remotes/frame-slots';
import { showHostError } from './remotes/host-error';
import { isLoaded } from './remotes/load-remote';
import { PageSlots } from './remotes/page-slots';
import { Slot } from './remotes/slot';
import { SiteUpdated } from './update/check-file';
import { note, notedNavigations } from './watch/notes';

/** `within`: to another part of the page that is shown. */
type Arrival = 'load' | 'push' | 'replace' | 'pop' | 'within';

function takeSkipFlag(): boolean {
  const skip = tabStorage.read(TAB_KEYS.skipPublicOnlyToast) === 'true';
  tabStorage.remove(TAB_KEYS.skipPublicOnlyToast);
  return skip;
}

function readUid(session: Session): string | null {
  return session.status === 'signed-in' ? session.user.uid : null;
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Whether a document can be had though the routes did not come: of the server, or of the worker, which keeps what was read. */
function hasPages(failure: unknown): boolean {
  return failure instanceof SiteUpdated || navigator.serviceWorker?.controller != null;
}

/** The shell owns the URL, asks the guard and tells the slots what to show. */
export class Shell {
  readonly history = new BrowserHistory();
  readonly table: RouteTable;
  readonly frame: FrameSlots;
  private readonly main: Slot;
  private readonly pageSlots: PageSlots;
  private visit = 0;
  private shown: OwnedRoute | null = null;
  /** Address of the page that is shown, without a part of it; empty while another one is on its way. */
  private address = '';
  private uid: string | null = null;
  /** The first address of this visit held a code of an e-mail; its page removes it from the address. */
  private hasActionCode = false;

  constructor(
    state: PageState,
    private readonly mainElement: HTMLElement,
  ) {
    this.table = new RouteTable(state.remotes, state.routeTable);
    this.main = new Slot(mainElement, 'main');
    this.frame = new FrameSlots(state.remotes, this.history.navigator);
    this.pageSlots = new PageSlots(state.remotes, this.history.navigator, () => this.history.location);
    this.history.listen((location, action) => this.follow(location, action));
    notePresses();
    sessionStoreOfPage.subscribe(() => this.onSession());
  }

  /** Shows the page of the present address. */
  async start(): Promise<void> {
    this.uid = readUid(sessionStoreOfPage.get());
    await this.go(this.history.location, 'load');
  }

  private follow(location: Location, action: Arrival): void {
    const endPress = action === 'push' ? answerPress() : undefined;
    // The browser itself scrolls to the part, and goes on from there with the next Tab.
    const isWithin = action === 'pop' && addressOf(location) === this.address;
    void this.go(location, isWithin ? 'within' : action).finally(endPress);
  }

  private async go(location: Location, arrival: Arrival): Promise<void> {
    const visit = ++this.visit;
    if (arrival !== 'within') this.address = '';
    // What led here, by a redirect, stays to be read; what was said on a page that somebody leaves does not.
    if (arrival === 'push' || arrival === 'pop') leaveMessages();
    const path = addressOf(location) + location.hash;
    let failure: unknown;
    if (!this.table.canFind(location.pathname)) {
      failure = await this.table.complete().catch((error: unknown) => error);
      if (visit !== this.visit) return;
      if (failure && arrival !== 'load' && hasPages(failure)) {
        // The address has changed already.
        window.location.reload();
        return;
      }
    }
    const found = failure ? null : this.table.find(location.pathname);
    if (!found) {
      this.frame.show(location);
      await this.main.clear();
      showHostError(this.mainElement, 'not-found', () => void this.go(location, arrival));
      return;
    }
    rememberLocation(path, found);
    const { route } = found;
    this.hasActionCode = hasActionCode(location.search);
    const asked = { access: route.access, hasActionCode: this.hasActionCode };
    let decision = guard({ ...asked, session: sessionStoreOfPage.get() });
    // The header says where this leads while the page is on its way; a page that is here comes first.
    if (decision !== 'allow' || !isLoaded(route.remote, route.view)) this.frame.show(location);
    if (decision === 'ask') {
      try {
        decision = guardKnown({ ...asked, session: await ensureSession() });
      } catch {
        if (visit !== this.visit) return;
        await this.main.clear();
        showHostError(this.mainElement, 'session', () => void this.go(location, arrival));
        return;
      }
      if (visit !== this.visit) return;
    }
    if (decision === 'to-login') {
      showToast('error', 'Please log in to access this page.');
      this.history.navigator.replace('/login');
    } else if (decision === 'to-previous') {
      if (!takeSkipFlag()) showToast('info', 'You are already logged in.');
      this.history.navigator.replace(previousLocation(this.table));
    } else {
      if (route.access === 'public-only') tabStorage.remove(TAB_KEYS.skipPublicOnlyToast);
      await this.present(route, location, arrival, visit);
    }
  }

  private async present(
    route: OwnedRoute,
    location: Location,
    arrival: Arrival,
    visit: number,
  ): Promise<void> {
    const started = performance.now();
    const samePage = this.shown === route;
    const focused = document.activeElement;
    const isNew = arrival !== 'load' && arrival !== 'within';
    if (isNew) setPageFrame(route.title, route);
    this.shown = route;
    await this.main.show({
      remote: route.remote,
      props: { view: route.view, pattern: route.path, location, navigator: this.history.navigator },
    });
    if (visit !== this.visit) return;
    this.address = addressOf(location);
    this.frame.show(location);
    this.pageSlots.show();
    emitEvent('shell:navigated', { path: location.pathname });
    const onlyQuery = samePage && location.hash === '' && arrival === 'replace';
    if (!isNew) return;
    if (!onlyQuery) note(notedNavigations, performance.now() - started);
    const title = pageTitle(route, this.mainElement);
    setPageFrame(title, route);
    if (onlyQuery) return;
    await arrive(this.mainElement, title, {
      hash: location.hash,
      focused,
      isLeft: () => visit !== this.visit,
    });
  }

  /** The session changed while a page is open: leave pages that are no longer for this visitor. */
  private onSession(): void {
    const session = sessionStoreOfPage.get();
    const { location } = this.history;
    const route = this.table.find(location.pathname)?.route;
    const uid = readUid(session);
    const before = this.uid;
    if (session.status !== 'unknown') this.uid = uid;
    if (!route || route !== this.shown || session.status === 'unknown') return;
    if (route.access === 'protected' && session.status === 'signed-out') {
      void this.main.clear();
      this.history.navigator.replace('/login');
    } else if (route.access === 'public-only' && session.status === 'signed-in' && !this.hasActionCode) {
      this.history.navigator.replace(pageAfterLogIn(this.table), { signedIn: true });
    } else if (before !== null && uid !== null && before !== uid) {
      // Another person signed in in another tab, so the first person's content must leave this page.
      void this.main.clear().then(() => this.go(location, 'replace'));
    }
  }
}
