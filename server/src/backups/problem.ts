/** One line for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupProblem'
  }
}
