import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../test/boards.ts'
import { openJournal } from './journal.ts'

test('a line torn by a kill is dropped, earlier ones stay', async () => {
  const path = join(await makeFolder(), 'received.jsonl')
  const journal = openJournal<{ id: number }>(path)
  journal.append({ id: 1 }, { id: 2 })
  journal.close()
  appendFileSync(path, '{"id":3,"subj')
  const again = openJournal<{ id: number }>(path)
  expect(again.entries).toEqual([{ id: 1 }, { id: 2 }])
  again.append({ id: 4 })
  again.close()
  expect(readFileSync(path, 'utf8')).toBe('{"id":1}\n{"id":2}\n{"id":4}\n')
})

test('a broken line is named, not skipped', async () => {
  const path = join(await makeFolder(), 'received.jsonl')
  appendFileSync(path, '{"id":1}\nspoiled\n{"id":2}\n')
  expect(() => openJournal(path)).toThrow('line 2: not JSON')
})
