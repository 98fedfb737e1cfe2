import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hanap-folders-'))
const inside = (name: string) => path.join(folder, name)
writeFileSync(inside('file'), 'no folder')
mkdirSync(inside('there'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['DATA_DIR', 'FILES_DIR'])('%s', (name) => {
  it('may be there, or not yet', () => {
    for (const given of [inside('there'), inside('there/not/yet')])
      expect(Object.values(readConfig({ [name]: given }).files).join()).toContain(given)
    expect(() => readConfig({ [name]: 'kept' })).not.toThrow()
  })

  it('is no file and lies in none, which is told in one line', () => {
    for (const given of [inside('file'), inside('file/below/it')])
      expect(() => readConfig({ [name]: given })).toThrow(
        `Configuration: ${name} must be a folder, and ${inside('file')} is a file`,
      )
  })

  it.runIf(process.platform === 'linux')('is not in /proc, where making it would never end', () => {
    symlinkSync('/proc', inside(name))
    for (const given of ['/proc/x', '/proc/x/y', `${inside(name)}/x`])
      expect(() => readConfig({ [name]: given })).toThrow(
        /^Configuration: \w+ must be a folder on a disk[^\n]+$/,
      )
  })
})
