import { Link } from '@skora/shared/router';
import { paths } from '@skora/shared/contract';

export default function Header() {
  return (
    <nav aria-label="Main">
      <Link to={paths.home()}>Home</Link> <Link to={paths.login()}>Login</Link>
    </nav>
  );
}
