/** What keeps a backup, a restore or a move from being done, in a line for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupProblem'
  }
}
