/** A file cannot be restored; the message is one sentence that says where and why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
