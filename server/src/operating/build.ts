import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type Build = { version: string; commit: string }

/**
 * @param root the project's folder
 * @param commit default: the checkout's, or 'unknown'
 */
export async function readBuild(root: string, commit: string | undefined): Promise<Build> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Build
  return { version, commit: (commit ?? (await readCommit(root)) ?? 'unknown').slice(0, 12) }
}

async function readCommit(root: string): Promise<string | null> {
  const read = (...names: string[]) => readFile(path.join(root, '.git', ...names), 'utf8').catch(() => null)
  const head = (await read('HEAD'))?.trim() ?? ''
  const [, ref] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? []
  if (ref === undefined) return /^[\da-f]{40,64}$/.test(head) ? head : null
  const loose = (await read(ref))?.trim()
  if (loose) return loose
  const packed = (await read('packed-refs')) ?? ''
  return (
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0] ?? null
  )
}
