/** Finds where the files of clips are: for the player in the file store, for others behind the link to the CV. */
export interface ClipFiles {
  video: (slot: number) => Promise<string>;
  /** @param name of the picture, as the clip says it */
  poster: (slot: number, name: string) => Promise<string>;
}
