import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import { type Engines, holdToPort } from '../../test/search/compliance/suite.ts'
import { openJobIndex } from './open-index.ts'
import { projectSynonyms as synonyms } from './words/synonyms.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hanap-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open: Engines['open'] = (databaseUrl, given) =>
  openJobIndex({
    databaseUrl,
    synonyms,
    keepAt: path.join(folder, 'web'),
    onTrouble: () => {},
    // Long waits for busy machines.
    waits: { readingMs: 60_000, answerMs: 60_000, keepMs: 0, ...given },
  })

holdToPort({
  open,
  async restart(engine, databaseUrl) {
    const isKept = async () => {
      const { lastChange, keptChange } = await engine.position()
      return keptChange === lastChange
    }
    await vi.waitUntil(isKept, { timeout: 60_000 })
    await engine.close()
    return open(databaseUrl)
  },
})
