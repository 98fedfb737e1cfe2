import pg from 'pg'

/**
 * A connection outside of the pools. Without a listener one that the server closes while nothing is asked would end the
 * program; its next statement is refused with the error, which is all anybody needs.
 */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => {})
  return client
}
