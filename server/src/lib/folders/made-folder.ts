import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * The one file that removes folders with their content (a shape rule holds it). Only the process that made a folder
 * removes it. `replace` also removes what an earlier run made: a folder with the caller's mark, after the new one has
 * its name. No path from a note gets here.
 */

/** A folder of our own that was empty when it was made. */
export type MadeFolder = {
  path: string
  /** Removes it with all that is in it. Harmless where it is gone or has another name by now. */
  remove(): void
  /** Gives it its lasting name. @throws ENOTEMPTY or EEXIST where that name is taken */
  keepAs(name: string): void
  /**
   * Puts the folder in place of the one an earlier run put there. Both hold the file `mark`.
   * @throws Error with one line if the folder there has no mark; or the system's error, and then the old folder has its
   * name again
   */
  replace(name: string, mark: string): void
}

/** Makes a folder named by `prefix` and six random characters. @param mode who may enter it: by itself this user alone */
export function makeFolder(prefix: string, mode = 0o700): MadeFolder {
  const folder = mkdtempSync(prefix)
  chmodSync(folder, mode)
  return {
    path: folder,
    // A program that was just ended may still write its last.
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
        // Where this fails too, what was there stays aside: nothing took its place.
        if (existsSync(aside)) renameSync(aside, name)
        former.remove()
        throw error
      }
      former.remove()
    },
  }
}
