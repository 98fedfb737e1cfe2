/** Relative to our own port, so that two copies of the program share none. */
export const standInPorts = { board: 1, inbox: 2, smtp: 3, issuer: 4, letters: 5, payments: 6 } as const

/** @param port our own */
export const standInUrl = (protocol: 'http' | 'smtp', port: number, name: keyof typeof standInPorts) =>
  `${protocol}://127.0.0.1:${port + standInPorts[name]}`
