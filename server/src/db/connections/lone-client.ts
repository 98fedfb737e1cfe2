import pg from 'pg'

/** Without the listener, an idle connection closed by the server would crash the program. */
export function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config)
  client.on('error', () => {})
  return client
}
