import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { dataFolder, isConfidentAndWrong, loadPayRows, scorePay } from './pay/measure.ts'

const rows = loadPayRows()
if (!rows) console.log(`Pay labels are not compared: the list file is not in ${dataFolder()} (HANAP_DATA).`)

test.skipIf(!rows)('real pay texts are read as a careful person reads them', () => {
  const heldOut = rows?.filter((row) => row.isHeldOut) ?? []
  expect(heldOut.length).toBeGreaterThan(30)
  for (const among of [rows ?? [], heldOut]) {
    const score = scorePay(among, 'read')
    expect(score.amounts).toBeGreaterThanOrEqual(0.97)
    expect(score.currencies).toBeGreaterThanOrEqual(0.97)
    expect(score.statedPeriods).toBeGreaterThanOrEqual(0.95)
    expect(score.confidentAndWrong).toBeLessThanOrEqual(0.01)
  }
})

test('a claim without a label counts as confident and wrong, silence does not', () => {
  const label = { min: 500, max: 500, currency: 'USD', period: null }
  const silent = { min: null, max: null, currency: null, period: null }
  expect(isConfidentAndWrong(label, label)).toBe(false)
  expect(isConfidentAndWrong(silent, label)).toBe(false)
  expect(isConfidentAndWrong({ ...label, period: 'month' }, label)).toBe(true)
  expect(isConfidentAndWrong({ ...label, max: null }, label)).toBe(true)
})

test('a quoted cell may hold a comma, a quote and a line break', () => {
  expect(readCsv('id,pay\n1,"PHP 1,000 ""net""\nmonthly"\n')).toEqual([
    { id: '1', pay: 'PHP 1,000 "net"\nmonthly' },
  ])
})
