import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const parts = path.join(import.meta.dirname, '..', 'ui')
const partFiles = readdirSync(parts).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
const sheet = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(import.meta.dirname, file))
  .join('\n')

/** The names of looks, sizes, tones, kinds and widths that a part can have, as its file lists them. */
function variantsOf(file: string): string[] {
  const lists = read(parts, file).matchAll(
    /^(?:export type \w+|type \w+(?:Look|Tone|Kind)) =\s*((?:\|?\s*'[\w-]+'\s*)+)|^ +(?:look|size|tone|kind|width)\??:\s*((?:\|?\s*'[\w-]+'\s*)+)/gm,
  )
  return [...lists].flatMap(([, named = '', list = named]) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  )
}

describe('Whoever carries on finds on the sheet', () => {
  test('every part', () => {
    expect(partFiles.filter((file) => !sheet.includes(`'../ui/${file}'`))).toEqual([])
  })

  test('every look, size, tone, kind and width of each', () => {
    const variants = partFiles.flatMap((file) => variantsOf(file).map((name) => ({ file, name })))
    expect(variants.length).toBeGreaterThan(30)
    const isShown = (name: string) => new RegExp(`['"]${name}['"]`).test(sheet)
    expect(variants.filter(({ name }) => !isShown(name))).toEqual([])
  })
})
