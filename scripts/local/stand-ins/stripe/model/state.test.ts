import { StripeState } from './state';

const newState = () => new StripeState(() => 'http://127.0.0.1', '2020-01-01');

it('takes over all that another one dumped', () => {
  const state = newState();
  state.beside.cards.set('pm_1', 'declined');
  state.beside.orders.set('cs_1', { price: 'price_1', metadata: { uid: 'mara' } });
  const restored = newState();
  restored.beside.cards.set('pm_2', 'declined');
  restored.restore(state.dump());
  expect(restored.dump()).toBe(state.dump());
  expect([restored.behaviourOf('pm_1'), restored.behaviourOf('pm_2')]).toEqual(['declined', 'ok']);
});

it('keeps the amounts of prices from a file of before, where they stood alone', () => {
  const amounts = { jpy: { unit_amount: 1398, tax_behavior: 'inclusive' } };
  const state = newState();
  state.restore(JSON.stringify({ ahead: 0, tables: {}, currencyOptions: [['price_1', amounts]] }));
  expect(state.beside.currencyOptions.get('price_1')).toEqual(amounts);
});
