import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * The only file that removes folders with content (a shape rule enforces it): those this process made, and in
 * `replace` an earlier run's, if it has the caller's mark and the new one has its name. No path from a note gets
 * here.
 */

export type MadeFolder = {
  path: string
  /** Harmless if it is missing or renamed. */
  remove(): void
  /** @throws ENOTEMPTY or EEXIST if the name is taken */
  keepAs(name: string): void
  /**
   * Replaces an earlier run's folder. Both hold the file `mark`.
   * @throws Error of one line without the mark; or the system's error, after restoring the old folder
   */
  replace(name: string, mark: string): void
}

/** @param prefix followed by six random characters @param mode default: only this user */
export function makeFolder(prefix: string, mode = 0o700): MadeFolder {
  const folder = mkdtempSync(prefix)
  chmodSync(folder, mode)
  return {
    path: folder,
    // A killed program may still be writing.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    keepAs: (name) => renameSync(folder, name),
    replace(name, mark) {
      writeFileSync(path.join(folder, mark), '', { flag: 'a' })
      if (existsSync(name) && !existsSync(path.join(name, mark)))
        throw new Error(`${name} was made by somebody else: move it to another place, then try again.`)
      if (!existsSync(name)) return renameSync(folder, name)
      const former = makeFolder(`${folder}-`)
      const aside = path.join(former.path, 'former')
      try {
        renameSync(name, aside)
        renameSync(folder, name)
      } catch (error) {
        // If this fails too, the old folder stays aside.
        if (existsSync(aside)) renameSync(aside, name)
        former.remove()
        throw error
      }
      former.remove()
    },
  }
}
