import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * The one file of the project that removes folders with what is in them (a shape rule says so). A folder is removed only
 * by who made it in this very process, under a name that nobody else has: no path that comes from settings, from a note or
 * from an earlier run ever gets here.
 */

/** A folder of our own that was empty when it was made. */
export type MadeFolder = {
  path: string
  /** Removes it with all that is in it. Harmless where it is gone or has another name by now. */
  remove(): void
  /** Gives it its lasting name. @throws ENOTEMPTY or EEXIST where that name is taken */
  keepAs(name: string): void
  /**
   * The same, in place of the one that came to that name this way before. Both hold the file `mark`, which says so.
   * @throws Error with one line where what has the name does not
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
      const former = makeFolder(`${folder}-`)
      try {
        if (existsSync(name)) renameSync(name, path.join(former.path, 'former'))
        renameSync(folder, name)
      } finally {
        former.remove()
      }
    },
  }
}
