/** Every mail of the backend with invented data. Loaded when somebody looks: the start does not wait for the code of the mails. */
export async function readSampleMails() {
  const { renderSampleMails } = await import('@skora/backend/testing/sample-mails/rendered');
  return renderSampleMails();
}
