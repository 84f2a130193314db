import { render, screen } from '@testing-library/react';
import { EVIDENCE } from '../../lib/evidence/evidence';
import { ARTICLES } from './articles/articles';
import { EvidencePosts } from './evidence-posts';

test('as many posts stand as the articles have marks, and every column has three', () => {
  render(<EvidencePosts />);
  const graphic = screen.getByRole('img', {
    name: `How sure we are about the ${ARTICLES.length} articles: one column for each`,
  });
  const posts = [...graphic.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.split('M').length ?? 0,
  );
  const [missing = 0, standing = 0, strong = 0] = posts.map((parts) => parts - 1);
  const marks = ARTICLES.reduce((sum, { evidence }) => sum + EVIDENCE[evidence].marks, 0);
  expect(standing + strong).toBe(marks);
  expect(missing).toBe(3 * ARTICLES.length - marks);
});
