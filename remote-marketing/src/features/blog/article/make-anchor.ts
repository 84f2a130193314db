/** Anchor of a heading. @example anchorOf('What to do on test day') // 'what-to-do-on-test-day' */
export function makeAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
