import pg from 'pg'
import { preparedName } from '../prepared.ts'

/** The server may have executed the statement. Counts as an outage. */
export class SilentServer extends Error {
  override name = 'SilentServer'
  readonly code = 'ETIMEDOUT'
}

/**
 * On `query_timeout` it closes its connection, since the next statement would wait behind the lost one; the pool then
 * drops it. Prepares the statements of prepared.ts once.
 */
export class PatientClient extends pg.Client {
  private readonly patienceMs: number

  constructor({ query_timeout = 0, ...config }: pg.ClientConfig = {}) {
    super(config)
    this.patienceMs = query_timeout
    this.on('error', () => {})
  }

  override query(...given: never[]): never {
    const [text, values] = given as unknown[]
    const name = typeof text === 'string' ? preparedName(text) : undefined
    const answer: unknown =
      name === undefined
        ? super.query(...(given as unknown as [string]))
        : super.query({ name, text: text as string, values: values as unknown[] })
    return (answer instanceof Promise && this.patienceMs > 0 ? this.orEnd(answer) : answer) as never
  }

  private async orEnd(answer: Promise<unknown>): Promise<unknown> {
    let isSilent = false
    const timer = setTimeout(() => {
      isSilent = true
      endConnection(this)
    }, this.patienceMs)
    try {
      return await answer
    } catch (error) {
      throw isSilent ? new SilentServer('The database did not answer in time.') : error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The server may never answer. */
export function endConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
