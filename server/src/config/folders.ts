import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Linux's number for /proc, where no folder can be made. */
const PROC = 0x9fa0

/**
 * Accepts a folder that exists or can be made.
 * @param name of the variable
 * @returns its absolute path
 * @throws an Error of one line if a file is in the way
 */
export function readFolder(name: string, given: string): string {
  const folder = path.resolve(given)
  let nearest = folder
  while (!existsSync(nearest) && nearest !== path.dirname(nearest)) nearest = path.dirname(nearest)
  if (!existsSync(nearest)) return folder
  if (!statSync(nearest).isDirectory())
    throw new Error(`Configuration: ${name} must be a folder, and ${nearest} is a file`)
  // Node's recursive mkdir never ends there.
  if (process.platform === 'linux' && statfsSync(nearest).type === PROC)
    throw new Error(
      `Configuration: ${name} must be a folder on a disk, and ${nearest} holds no files of ours`,
    )
  return folder
}
