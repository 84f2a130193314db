/** What links that stay in mails for years are signed with. */
interface LinkSecrets {
  linkSecret: string;
  /** What `linkSecret` was before it was changed. */
  linkSecretBefore?: string | null;
}

/**
 * Reads a token with the secret it may be signed with: the present one, or the one before it, whose links stay in mails for years.
 *
 * @param read gives `null` for a token that was not made with the secret
 */
export function readSigned<Content>(
  { linkSecret, linkSecretBefore }: LinkSecrets,
  read: (secret: string) => Content | null,
): Content | null {
  const content = read(linkSecret);
  return content === null && linkSecretBefore ? read(linkSecretBefore) : content;
}
