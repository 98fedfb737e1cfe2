import pg from 'pg'
import { preparedName } from '../prepared.ts'

/** The server did not answer a statement in time. Its code is one of an outage; the statement may have been done. */
export class SilentServer extends Error {
  override name = 'SilentServer'
  readonly code = 'ETIMEDOUT'
}

/**
 * A client for pools. When the server does not answer within `query_timeout`, it ends the connection: the next statement
 * would wait behind the lost one. The pool then drops it. An error of an idle connection ends nothing else. Statements of
 * prepared.ts are prepared by each client once.
 */
export class PatientClient extends pg.Client {
  private readonly patienceMs: number

  constructor({ query_timeout = 0, ...config }: pg.ClientConfig = {}) {
    super(config)
    this.patienceMs = query_timeout
    this.on('error', () => {})
  }

  // All of pg's overloads: what they are given and answer passes through.
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

/** Ends a connection without waiting for the other side, which may never answer. */
export function endConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
