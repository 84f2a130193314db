import { leaveOut } from './left-out.mjs';

/** webpack loader that takes out of a package what the site cannot use, see `left-out.mjs`. */
export default function leaveOutLoader(source) {
  return leaveOut(this.resourcePath, source);
}
