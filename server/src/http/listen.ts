/** Satisfied by a Fastify server. */
type Listener = { listen(at: { host: string; port: number }): Promise<unknown> }

/** @throws Error of one line naming the setting, if the address is unavailable */
export async function listenAt(
  server: Listener,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw namePlace(error as Error, { host, port })
  }
}

/** Turns an unavailable address into a one-line error naming the setting; other errors stay. */
export function namePlace(
  error: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): Error {
  const reason = reasons[error.code ?? '']?.(host, port)
  return reason ? new Error(`Configuration: ${reason}`, { cause: error }) : error
}

const noName = (host: string) => `HOST is ${host}: nobody knows an address of that name`

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRNOTAVAIL: (host) => `HOST is ${host}: this machine has no such address`,
  ENOTFOUND: noName,
  EAI_AGAIN: noName,
  EADDRINUSE: (host, port) => `PORT is ${port}: another program listens there on ${host}`,
  EACCES: (_, port) => `PORT is ${port}: who runs this may not listen there; from 1024 on everybody may`,
}
