import { NEVER_SOLD } from '../../lib/plans/never-sold';
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
            'First you see the plan, the price, the tax and the day of renewal once more. Then you pay on a page of Stripe. Your card number goes to Stripe and never to us.',
        },
        {
          question: 'When am I charged again?',
          answer:
            'On the same day of the next month or year, until you cancel. Manage Subscription always shows the day and the amount. If a payment fails, we tell you, and your plan goes on while Stripe tries again.',
        },
        {
          question: 'Can I change my plan later?',
          answer:
            'Yes. A higher plan starts at once, and you see first what the rest of the period costs. A lower plan starts when the period you paid for ends.',
        },
        {
          question: 'Does a plan get me seen by scouts?',
          answer:
            'No. A plan does not buy attention. It gives you tools: clips, a reel, a PDF of your CV, places at showcases. Only a club decides whether it watches you.',
        },
        {
          question: 'I am under 18. Can I buy a plan?',
          answer:
            'Not yourself. We email a link to a parent or guardian, and they pay. If a child bought a plan without permission, we refund it.',
        },
        {
          question: 'What happens to my data when my plan ends?',
          answer:
            'We delete nothing. You go back to the free plan and keep all that it has. Your CV and everything you entered stay, and your export contains all of it.',
        },
        {
          question: 'Why is the price different in another country?',
          answer:
            'Each country has a price list in its own currency. The country of your account decides which one is yours. You see the exact price before you order.',
        },
        {
          question: 'What will I never have to pay for?',
          answer: `${NEVER_SOLD.join('. ')}. The free plan has a list of all the rest.`,
        },
      ]}
    />
  );
}
