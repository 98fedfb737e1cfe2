// Plain JavaScript for Node 20: this runs before installation.
import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/* Marks a new folder until it has its database, to tell a lost database from one not yet made. */
const markOf = (dataDir) => path.join(dataDir, 'no-database-yet')

/**
 * Other users, such as PostgreSQL's, may pass through but not list it.
 * @param {string} dataDir
 * @throws Error of one line
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

/** @param {string} dataDir */
export const markNew = (dataDir) => writeFileSync(markOf(dataDir), '')

/** Whether a data folder never had a database. @param {string} dataDir */
export const isNew = (dataDir) => existsSync(markOf(dataDir))

/** To be called once the database exists. @param {string} dataDir */
export const endNew = (dataDir) => rmSync(markOf(dataDir), { force: true })

// Under /proc Node's recursive mkdir never ends.
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
