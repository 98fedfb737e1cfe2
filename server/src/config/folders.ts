import { existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'

/** What Linux calls the file system under /proc, where no folder can be made. */
const PROC = 0x9fa0

/**
 * A folder that exists or can be made.
 * @param name of the variable, for the operator
 * @returns its absolute path
 * @throws an Error of one line if something else has its place, or a parent's
 */
export function readFolder(name: string, given: string): string {
  const folder = path.resolve(given)
  let nearest = folder
  while (!existsSync(nearest) && nearest !== path.dirname(nearest)) nearest = path.dirname(nearest)
  if (!existsSync(nearest)) return folder
  if (!statSync(nearest).isDirectory())
    throw new Error(`Configuration: ${name} must be a folder, and ${nearest} is a file`)
  // Node never ends making a folder there, with those above it.
  if (process.platform === 'linux' && statfsSync(nearest).type === PROC)
    throw new Error(
      `Configuration: ${name} must be a folder on a disk, and ${nearest} holds no files of ours`,
    )
  return folder
}
