import { SignIn } from '../features/sign-in/sign-in';

export default function Login() {
  return <SignIn />;
}
