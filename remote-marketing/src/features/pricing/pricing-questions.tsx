import { Questions } from './questions';

/** What people ask before they pay. */
export function PricingQuestions() {
  return (
    <Questions
      title="Questions before you pay"
      items={[
        {
          question: 'How do I pay?',
          answer:
            'You see plan, price, tax and the day of renewal once more, then Stripe takes the payment on its own page. Your card number goes to Stripe and never to us.',
        },
        {
          question: 'When am I charged again?',
          answer:
            'On the same day of the next month or year, until you cancel. Manage Subscription always shows the day and the amount. If a card fails, we say so and your plan goes on while Stripe tries again.',
        },
        {
          question: 'Can I change my plan later?',
          answer:
            'Yes. A higher plan starts at once, and you see first what the rest of the period costs. A lower plan starts when the period you paid for is over.',
        },
        {
          question: 'Does a plan get me seen by scouts?',
          answer:
            'No plan buys attention. A plan gives you tools: clips, a reel, a PDF of your CV, a schedule of showcases. Whether a club watches is the club’s decision.',
        },
        {
          question: 'I am under 18. Can I buy a plan?',
          answer:
            'A parent or guardian pays by a link that we e-mail them, not you. A purchase that a child made without permission is refunded.',
        },
        {
          question: 'What happens to my data when I leave a plan?',
          answer:
            'Nothing is deleted. You go back to the free plan: your CV, one share link and everything you entered stay, and your export contains all of it.',
        },
        {
          question: 'Why is the price different in another country?',
          answer:
            'Each country has a price list in its own currency. The country you pay from decides at checkout, and you see the final price there before you confirm.',
        },
        {
          question: 'What is never behind a payment?',
          answer:
            'Coach confirmation of your values, privacy settings, export and deletion of your data, and every safety feature.',
        },
      ]}
    />
  );
}
