import { execFile } from 'node:child_process'
import { access, constants, mkdtemp } from 'node:fs/promises'
import path from 'node:path'

/** What a tool said, and whether its time was up before it was done. */
export type Said = { text: string; isCut: boolean; folder: string }
/** What a tool found: null, it is not installed. */
export type Verdict = { isFine: boolean; told: string } | null

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

async function isInstalled(tool: string): Promise<boolean> {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    const found = await access(path.join(folder, tool), constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return true
  }
  return false
}

/**
 * Runs a tool in an empty folder of its own, for so long at most.
 * @returns all that it printed; null where it is not installed
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  given: { seconds: number; folder: string },
): Promise<Said | null> {
  if (!(await isInstalled(tool))) return null
  const folder = await mkdtemp(path.join(given.folder, `${tool}-`))
  return await new Promise((resolve) => {
    const options = {
      cwd: folder,
      timeout: given.seconds * 1000,
      killSignal: 'SIGKILL' as const,
      maxBuffer: MOST_OUTPUT_BYTES,
      // Where it keeps what it remembers between runs: nothing of this machine's owner, and nothing for the next run.
      env: { ...process.env, HOME: folder, TMPDIR: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    }
    execFile(tool, [...args], options, (error, stdout, stderr) =>
      resolve({ text: `${stdout}\n${stderr}`, isCut: error?.killed === true, folder }),
    )
  })
}
