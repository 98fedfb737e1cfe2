import { chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeFolder } from '@hanap/server/lib/folders/made-folder'

/** The database's own user may pass through. */
export function makeBenchFolder() {
  const folder = makeFolder(path.join(tmpdir(), 'hanap-bench-'))
  chmodSync(folder.path, 0o711)
  return folder
}
