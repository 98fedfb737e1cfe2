import pg from 'pg'

/**
 * A connection outside the pools. Without a listener, a connection the server closes while idle would end the program.
 */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => {})
  return client
}
