import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const parts = path.join(import.meta.dirname, '..', 'ui')
const partFiles = readdirSync(parts).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')
const sheets = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(import.meta.dirname, file))
/** What the sheet says where a part is shown. */
const shownWith = (file: string) => sheets.filter((text) => text.includes(`'../ui/${file}'`)).join('\n')

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
    expect(partFiles.filter((file) => shownWith(file) === '')).toEqual([])
  })

  test('every look, size, tone, kind and width of each', () => {
    const variants = partFiles.flatMap((file) => variantsOf(file).map((name) => ({ file, name })))
    expect(variants.length).toBeGreaterThan(30)
    // What a part is where nothing is said needs no word.
    const isDefault = (file: string, name: string) => read(parts, file).includes(` = '${name}'`)
    const isShown = (file: string, name: string) =>
      isDefault(file, name) || new RegExp(`['"]${name}['"]`).test(shownWith(file))
    expect(variants.filter(({ file, name }) => !isShown(file, name))).toEqual([])
  })
})
