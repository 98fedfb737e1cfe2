// Plain JavaScript for Node 20: this runs before anything is installed.
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * A data folder that a start made is marked until it has its database: so no database is forgotten there. Keys and
 * uploads may be elsewhere.
 */
const markOf = (dataDir) => path.join(dataDir, 'no-database-yet')

/**
 * Makes a data folder: others may not look inside, but the user root steps down to passes through.
 * @param {string} dataDir
 * @throws Error with one line
 */
export function makeDataFolder(dataDir) {
  try {
    if (!makeWithThoseAbove(dataDir)) return
    if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
    markNew(dataDir)
  } catch (error) {
    throw new Error(
      `Cannot make the data folder ${dataDir} (${error.code}): set DATA_DIR to a folder you may write to.`,
      { cause: error },
    )
  }
}

/** Says of a folder that was made just now that it never had a database. @param {string} dataDir */
export const markNew = (dataDir) => writeFileSync(markOf(dataDir), '')

/** Whether a data folder never had a database. @param {string} dataDir */
export const isNew = (dataDir) => existsSync(markOf(dataDir))

/** To be said once the database is there. @param {string} dataDir */
export const endNew = (dataDir) => rmSync(markOf(dataDir), { force: true })

// One by one: under /proc Node never ends making a folder together with those above it.
function makeWithThoseAbove(folder) {
  if (isFolder(folder)) return false
  makeWithThoseAbove(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
    return true
  } catch (error) {
    // Another start made it meanwhile.
    if (error.code !== 'EEXIST' || !isFolder(folder)) throw error
    return false
  }
}

const isFolder = (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
