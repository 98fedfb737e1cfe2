/** @module-tag operations */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Hold, takeLock, withLock } from './instance-lock.mjs'
import { readProcessStart } from './process-identity.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanap lock '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const take = () => takeLock(folder)
const isHold = (lock: ReturnType<typeof takeLock>): lock is Hold => 'release' in lock

test('a second copy on the same folder is refused and told who has it', () => {
  const first = take()
  expect(isHold(first)).toBe(true)
  expect(take()).toEqual({ heldBy: process.pid })
})

test('a folder that was let go can be used again, as often as one likes', () => {
  for (let round = 0; round < 5; round += 1) {
    const lock = take()
    expect(isHold(lock)).toBe(true)
    if (isHold(lock)) lock.release()
  }
  expect(readdirSync(folder)).toEqual(['5'])
})

test('a copy that was killed leaves no lock behind', async () => {
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'exit')
  writeFileSync(path.join(folder, '1'), JSON.stringify([{ pid: dead.pid, start: 'then' }]))
  expect(isHold(take())).toBe(true)
})

test('a pid that now belongs to another process is not the copy that had it', () => {
  writeFileSync(path.join(folder, '1'), JSON.stringify([{ pid: process.ppid, start: 'an earlier start' }]))
  expect(isHold(take())).toBe(true)
})

test('a lock file cut short by a full disk does not lock anybody out', () => {
  writeFileSync(path.join(folder, '7'), '[{"pid":')
  expect(isHold(take())).toBe(true)
})

test('the lock stays while the process it was shared with lives', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  writeFileSync(
    path.join(folder, '1'),
    JSON.stringify([
      { pid: 1, start: 'a killed parent' },
      { pid, start: readProcessStart(pid) },
    ]),
  )
  expect(take()).toEqual({ heldBy: pid })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isHold(take())).toBe(true)
})

test('of twelve copies started at the same moment over a dead one, exactly one gets the folder', async () => {
  writeFileSync(path.join(folder, '3'), JSON.stringify([{ pid: 1, start: 'dead' }]))
  const module = path.join(import.meta.dirname, 'instance-lock.mjs')
  const script = `
    const { takeLock } = await import(${JSON.stringify(module)})
    process.stdin.once('data', () => {
      const lock = takeLock(${JSON.stringify(folder)})
      console.log('heldBy' in lock ? 'refused' : 'got it')
      process.stdin.once('data', () => process.exit())
    })
    console.log('ready')`
  const copies = Array.from({ length: 12 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { child, lines: child.stdout.setEncoding('utf8')[Symbol.asyncIterator]() }
  })
  await Promise.all(copies.map(({ lines }) => lines.next()))
  for (const { child } of copies) child.stdin.write('go\n')
  const answers = await Promise.all(
    copies.map(async ({ lines }) => String((await lines.next()).value).trim()),
  )
  for (const { child } of copies) child.stdin.write('end\n')
  await Promise.all(copies.map(({ child }) => once(child, 'exit')))
  expect(answers.filter((answer) => answer === 'got it')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'refused')).toHaveLength(11)
})

test('work under the lock waits for the one before it', async () => {
  const order: string[] = []
  const first = take()
  const second = withLock(
    folder,
    (pid) => order.push(`waits for ${pid === process.pid}`),
    async () => {
      order.push('second')
    },
  )
  order.push('first')
  if (isHold(first)) first.release()
  await second
  expect(order).toEqual(['waits for true', 'first', 'second'])
})
