import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const parts = path.join(import.meta.dirname, '..', 'ui')
const isPart = (file: string) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')

test('whoever carries on finds every part on the sheet', () => {
  const sheet = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const missing = readdirSync(parts).filter((file) => isPart(file) && !sheet.includes(`'../ui/${file}'`))
  expect(missing).toEqual([])
})
