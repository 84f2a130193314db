/** A picture of a player as it is stored, of a kind that our drawings read. */
export interface StoredPicture {
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}
