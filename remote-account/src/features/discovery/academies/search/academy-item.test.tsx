import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { AcademyItem } from './academy-item';
import { listedAcademy } from '../testing/academy-replies';

const scrolled = jest.fn();
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: scrolled }));
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(() => scrolled.mockClear());

const academies = ['Lezama', 'Zubieta'].map((name) => listedAcademy({ id: name.toLowerCase(), name }));

function List() {
  const [active, setActive] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setActive('lezama')}>Lezama on the map</button>
      <ul>
        {academies.map((academy) => (
          <AcademyItem
            key={academy.id}
            academy={academy}
            active={academy.id === active}
            saved={false}
            compared={false}
            onActivate={setActive}
            onSave={() => undefined}
            onCompare={() => undefined}
          />
        ))}
      </ul>
    </>
  );
}

test('an academy chosen on the map is scrolled to; one that is used itself stays under the finger', async () => {
  const user = userEvent.setup();
  renderView(<List />, memoryDocuments());
  await user.click(screen.getByRole('button', { name: 'Save: Lezama' }));
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save: Zubieta' }));
  await user.click(screen.getByRole('button', { name: 'Lezama on the map' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
