/** A process, recognisable after its pid was given to another one. */
export type ProcessIdentity = { pid: number; start: string }
export function readProcessStart(pid: number): string | undefined
export function isStillRunning(identity: ProcessIdentity): boolean
export function identifyThisProcess(): ProcessIdentity
