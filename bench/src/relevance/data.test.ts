import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readJudgedSet } from './data.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'judged-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function filesWith(later: string) {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  return {
    listings: write('listings.jsonl', '{"id":"a","title":"Bookkeeper"}\n{"id":"b","title":"Nurse"}\n'),
    judgements: write('judgements.tsv', 'query\tlisting\tgrade\nbookkeeper\ta\t3\n'),
    later: write('later.tsv', `query\tlisting\tgrade\n${later}\n`),
  }
}

test('later judgements are kept apart from settled ones', () => {
  const [query] = readJudgedSet(filesWith('bookkeeper\tb\t1')).queries
  expect([...(query?.grades ?? [])]).toEqual([[1, 3]])
  expect([...(query?.gradesWithLater ?? [])]).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('a later judgement of a settled pair is refused', () => {
  expect(() => readJudgedSet(filesWith('bookkeeper\ta\t0'))).toThrow('judged before')
})

test('a judgement of a listing that is not there is refused', () => {
  expect(() => readJudgedSet(filesWith('bookkeeper\tc\t2'))).toThrow('there is no listing c')
})
