/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Dialog } from './overlay/dialog';
import { DesignSystemPage } from './samples/design-system-page';

test('the living page, and with it every component, renders without a browser', () => {
  const html = renderToString(<DesignSystemPage />);
  expect(html).toContain('data-page-heading');
  expect(html).toContain('Test results');
  expect(html).toContain('Send me the Playbook Digest');
});

test('prerendered markup carries no inline styles, which the content security policy would drop', () => {
  expect(renderToString(<DesignSystemPage />)).not.toContain('style=');
});

test('an open dialog is prerendered closed and opens with the browser', () => {
  const html = renderToString(
    <Dialog open title="Filters" onClose={() => undefined}>
      Boarding
    </Dialog>,
  );
  expect(html).toMatch(/^<dialog(?![^>]*\bopen\b)/);
});
