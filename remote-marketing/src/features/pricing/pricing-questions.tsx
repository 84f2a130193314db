import { Questions } from '../questions/questions';

/** What people ask before they pay. */
export function PricingQuestions() {
  return (
    <Questions
      title="Questions before you pay"
      items={[
        {
          question: 'Can I pay today?',
          answer:
            'No. Online payment is not open yet. You can choose a plan and see exactly what it will cost and unlock, and nothing is charged.',
        },
        {
          question: 'Does a plan get me seen by scouts?',
          answer:
            'No plan buys attention. A plan gives you tools: longer records, clips, comparisons, a schedule of showcases. Whether a club watches is the club’s decision.',
        },
        {
          question: 'I am under 18. Can I buy a plan?',
          answer:
            'A parent or guardian pays, not you. A purchase that a child made without permission is refunded.',
        },
        {
          question: 'What happens to my data when I leave a plan?',
          answer:
            'Nothing is deleted. You go back to the free plan: your CV, your link and everything you typed stay. What the free plan does not contain becomes read-only.',
        },
        {
          question: 'Why is the price different in another country?',
          answer:
            'Each country has a price list in its own currency. At checkout the country of your billing address decides, not where your internet connection seems to be.',
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
