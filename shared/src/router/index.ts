/**
 * The router every remote uses: one copy on the page, no history of its own. The host owns the URL; a remote's
 * links and `useNavigate()` go through the `navigator` it receives.
 */
export {
  Navigate,
  Route,
  Router,
  Routes,
  createPath,
  parsePath,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, NavLink } from './link';
export type { LinkProps, Location, NavigateFunction, Navigator, To } from 'react-router-dom';
