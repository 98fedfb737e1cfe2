import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '../../src/lib/folders/made-folder.ts'

const PIECE = Buffer.alloc(1024 * 1024)
const FILLING = 'filling'

/** Disks in memory, to be filled up; only root can make them. */
export type Disks = {
  /** Why there are none. */
  missing: string | null
  make(folder: string): void
  fill(name: string): void
  empty(name: string): void
  removeAll(): void
}

/** @param megabytes the size of each */
export function createDisks(megabytes: number): Disks {
  const folders: string[] = []
  const missing = tryToMount()
  const folderOf = (name: string) => folders.find((folder) => path.basename(folder) === name) ?? ''
  return {
    missing,
    make(folder) {
      if (missing !== null) return
      mount(folder, megabytes)
      folders.push(folder)
    },
    fill(name) {
      const file = openSync(path.join(folderOf(name), FILLING), 'w')
      try {
        // Then by page, so that not even a small file fits.
        for (const piece of [PIECE, PIECE.subarray(0, 4096)]) writeUntilFull(file, piece)
      } finally {
        closeSync(file)
      }
    },
    empty(name) {
      rmSync(path.join(folderOf(name), FILLING), { force: true })
    },
    removeAll() {
      for (const folder of folders.splice(0)) execFileSync('umount', ['--lazy', folder])
    },
  }
}

function writeUntilFull(file: number, piece: Buffer) {
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function mount(folder: string, megabytes: number) {
  const options = `size=${megabytes}m,mode=711`
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
}

/** @returns why no disk can be made here */
function tryToMount(): string | null {
  if (process.getuid?.() !== 0) return 'only root can make a small disk'
  const probe = makeFolder(path.join(tmpdir(), 'hanap-disk-'))
  try {
    mount(probe.path, 1)
    execFileSync('umount', [probe.path])
    return null
  } catch {
    return 'this system lets nobody make a small disk'
  } finally {
    probe.remove()
  }
}
