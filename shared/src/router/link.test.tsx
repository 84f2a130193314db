import { createRef, type ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createPath, Link, NavLink, type Navigator, Router } from '.';

const pushed: string[] = [];
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push: (to) => void pushed.push(typeof to === 'string' ? to : createPath(to)),
  replace: () => undefined,
  go: () => undefined,
};

function renderLink(link: ReactElement): HTMLElement {
  render(
    <Router location="/story" navigator={navigator}>
      {link}
    </Router>,
  );
  return screen.getByRole('link');
}

it.each([
  ['Link', Link],
  ['NavLink', NavLink],
] as const)(
  '%s goes where it says, hands out its element, and has no mark of the router',
  (_name, AnyLink) => {
    const ref = createRef<HTMLAnchorElement>();
    const link = renderLink(
      <AnyLink to="/clips" ref={ref} className="nice">
        Clips
      </AnyLink>,
    );
    expect(ref.current).toBe(link);
    expect(link).toHaveClass('nice');
    expect(link).not.toHaveAttribute('data-discover');
    fireEvent.click(link);
    expect(pushed.pop()).toBe('/clips');
  },
);

it('NavLink knows that it is current', () => {
  expect(renderLink(<NavLink to="/story">Story</NavLink>)).toHaveAttribute('aria-current', 'page');
});
