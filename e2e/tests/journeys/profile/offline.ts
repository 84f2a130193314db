/** What a browser without a connection says: requests fail, and the SDK asks Google whether it is the network. */
export const OFFLINE = [
  /request failed/,
  /ERR_INTERNET_DISCONNECTED/,
  /Could not reach Cloud Firestore/,
  /WebChannelConnection RPC .* transport errored/,
  /www\.google\.com\/images\/cleardot\.gif/,
];
