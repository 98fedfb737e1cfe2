import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * The one file of the project that removes folders with what is in them (a shape rule says so). A folder is removed by
 * who made it in this very process, under a name that nobody else has. `replace` alone removes what an earlier run made: a
 * folder that holds the caller's mark, under a name that may come from settings (the browser tests' DATA_DIR does). It is
 * removed once the new one has its name, and not before. No path from a note gets here.
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
   * @throws Error with one line where what has the name does not; what the system says where it cannot be moved, and then
   * the one that was there has its name again
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
