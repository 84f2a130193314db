import { createHash } from 'node:crypto';
import { encode, type Encoding } from '../files/encoding';
import { composePage, type ComposeContext, type ComposedPage, type ComposeInput } from './compose-page';

const KEPT_PAGES = 400;
/** The first answer is compressed fast, later ones small. */
const FIRST_QUALITY = 5;
const KEPT_QUALITY = 11;

/** A composed page with its validator and encoded bodies. */
interface CachedPage extends Omit<ComposedPage, 'html'> {
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

/** Errors are not kept, and unknown addresses must not push real pages out. */
function isWorthKeeping({ status, complete }: Pick<ComposedPage, 'status' | 'complete'>): boolean {
  return status === 200 && complete;
}

/** @param isKept others will ask for it: worth the time to make it smaller */
function encoded(page: ComposedPage, isKept: boolean): CachedPage {
  const bytes = Buffer.from(page.html);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    status: page.status,
    policy: page.policy,
    indexed: page.indexed,
    complete: page.complete,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const known = bodies.get(encoding);
      if (known) return known;
      const first = encode(bytes, encoding, FIRST_QUALITY);
      bodies.set(encoding, first);
      if (encoding === 'br' && isKept) {
        void encode(bytes, encoding, KEPT_QUALITY).then((small) =>
          bodies.set(encoding, Promise.resolve(small)),
        );
      }
      return first;
    },
  };
}

/** Composes each page once per set of releases; a page is the same for everybody who sees that set. */
export class PageCache {
  private readonly pages = new Map<string, Promise<CachedPage>>();

  constructor(private readonly context: ComposeContext) {}

  get(input: ComposeInput): Promise<CachedPage> {
    // What the backend says now may be withdrawn the next moment, and what one browser previews is for no other.
    if (input.answer !== undefined || input.plain !== undefined || input.badge) {
      return composePage(this.context, input).then((page) => encoded(page, false));
    }
    const key = [
      input.pathname,
      input.site.signature,
      input.site.missing.join(),
      input.site.hasCanary,
      input.signedInHint,
      input.theme,
    ].join('|');
    const known = this.pages.get(key);
    if (known) return known;
    const page = composePage(this.context, input).then((made) => encoded(made, isWorthKeeping(made)));
    this.pages.set(key, page);
    page.then(
      (made) => !isWorthKeeping(made) && this.pages.delete(key),
      () => this.pages.delete(key),
    );
    const oldest = this.pages.keys().next();
    if (this.pages.size > KEPT_PAGES && !oldest.done) this.pages.delete(oldest.value);
    return page;
  }
}
