import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNativeDialog } from '@skora/shared/testing';
import { atEdge, problem } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { ReportClip } from './report-clip';

beforeAll(addNativeDialog);

const CALL = 'POST clips/the-id/reports';
const clip = { id: 'the-id', title: 'Low save', player: 'Mara F.' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open() {
  const edge = atEdge();
  visitPage(<ReportClip clip={clip} />);
  await press('Report this clip: Low save');
  await screen.findByRole('dialog', { name: 'Report this clip' });
  return edge;
}

test('a report needs a reason and nothing else, not even a name', async () => {
  const edge = await open();
  edge.answer(CALL, () => Response.json({ status: 'ok' }));
  await press('Send report');
  expect(screen.getByRole('group', { name: 'Please check the form' })).toHaveTextContent(
    'Choose what is wrong',
  );
  expect(edge.sent(CALL)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'I am in it and have not agreed' }));
  await press('Send report');
  expect(await screen.findByText(/A person will look at “Low save”/)).toBeVisible();
  expect(edge.sent(CALL)).toEqual([
    { body: { reason: 'consent' }, authorization: null, key: expect.any(String) },
  ]);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a clip that plays stands still while it is reported', async () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const video = document.body.appendChild(document.createElement('video'));
  await open();
  expect(pause.mock.contexts).toEqual([video]);
  video.remove();
});

test('danger names who helps now; what was typed survives a failure', async () => {
  const edge = await open();
  expect(screen.queryByText(/Call 112/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Somebody is in danger/ }));
  expect(screen.getByText(/Call 112/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^What should we know/), ' After the match. ');
  edge.answer(CALL, () => problem(429, { retryAfter: 90 }));
  await press('Send report');
  expect(await screen.findByRole('alert')).toHaveTextContent('try again in 2 minutes');
  expect(screen.getByLabelText(/^What should we know/)).toHaveValue(' After the match. ');
  edge.answer(CALL, () => Response.json({ status: 'ok' }));
  await press('Send report');
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(edge.sent(CALL)[1]?.body).toEqual({ reason: 'danger', message: 'After the match.' });
});

test('who wants an answer is led to a form that gets one', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^Write to the person who protects/ })).toHaveAttribute(
    'href',
    '/contact-us?topic=safeguarding&clip=the-id#write',
  );
});
