/** The oldest version of Node that everything here runs on. */
export const oldestNode = '20.19';

/**
 * @param {string} version for example `20.20.0`
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
