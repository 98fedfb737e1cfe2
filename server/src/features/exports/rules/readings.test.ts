import { integrationUseSchema } from '@hanap/contract/applications/integrations'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { personalData } from '../../../db/personal/personal-data.ts'
import { readingOf, shown } from './readings.ts'

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, '')

test.each([
  ['centavos', 5000, '₱50'],
  ['centavos', 125_050, '₱1,250.50'],
  ['centavos', 0, '₱0'],
  ['dollars', 12_000, '$12,000'],
  ['time', new Date('2026-11-30T18:27:00Z'), 'Dec 1, 2026, 2:27 AM'],
  ['day', new Date('2026-11-30T16:00:00Z'), 'Dec 1, 2026'],
  ['day', '2026-12-01', 'Dec 1, 2026'],
  ['month', '2026-11', 'November 2026'],
  ['flag', false, 'No'],
  ['flag', true, 'Yes'],
  ['bytes', 120_400, '120 kB'],
  ['code', 'free', 'Free Trial'],
  ['code', 'premium', 'Premium'],
  ['code', 'awaiting-action', 'Waiting for your bank'],
  ['code', 'asks-for-money', 'Asks for money'],
  ['codes', ['full-time', 'gig'], 'Full time, Gig'],
  ['change', 'interview', 'Interview'],
  ['change', 'call-back', 'call-back'],
  ['text', 'follow-up', 'follow-up'],
  ['number', 3000, '3,000'],
  ['text', '', ''],
  ['time', null, ''],
  ['parts', [], ''],
] as const)('a column of kind %s says %j as %j', (kind, value, said) => {
  expect(plain(shown(kind, value))).toBe(said)
})

test('every use of the board account, and what came of it, is said in words', () => {
  const told = personalData.find(({ table }) => table === 'integration_uses')?.told ?? {}
  const said = (column: string, value: string) => {
    const { kind, words } = readingOf(column, told[column] ?? 'technical')
    return shown(kind, value, words)
  }
  expect(said('purpose', 'verify')).toBe('Checking your login')
  for (const code of integrationUseSchema.shape.purpose.options) {
    expect(said('purpose', code).toLowerCase()).not.toBe(code)
  }
  expect(said('outcome', 'credentials')).toBe('Online Jobs Portal did not accept the login')
})

test('a JSON value is said part by part, its moments in Manila', () => {
  const said = shown('parts', {
    title: 'Bookkeeper',
    posted_at: '2026-11-30T18:27:00.000Z',
    tags: ['Xero', 'Excel'],
    note: '',
  })
  expect(said).toBe(
    '<dl><dt>Title</dt><dd><span class="text">Bookkeeper</span></dd><dt>Posted</dt><dd>Dec 1, 2026, 2:27 AM</dd><dt>Tags</dt><dd><span class="text">Xero, Excel</span></dd></dl>',
  )
})

describe('Whatever stands in a column', () => {
  const kinds = [
    ...new Set(
      personalData.flatMap(({ told }) =>
        Object.entries(told).map(([name, reading]) => readingOf(name, reading).kind),
      ),
    ),
  ]
  it('makes no markup, and never fails', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.jsonValue(), fc.string(), (kind, value, written) => {
        for (const given of [
          value,
          { toString: '' },
          [{ toString: '' }],
          `<b>${written}`,
          '2026-13-45T99:00:00Z',
        ])
          expect(shown(kind, given)).not.toMatch(/<(?!\/?(span|dl|dt|dd|ol|li)\b)/)
      }),
    )
  })
})

test('no column is called by a word with an underscore, and no two of a table alike', () => {
  for (const { table, told } of personalData) {
    const labels = Object.entries(told)
      .map(([name, reading]) => readingOf(name, reading))
      .filter(({ kind }, at) => kind !== 'technical' && !Object.keys(told)[at]?.endsWith('_on'))
      .map(({ label }) => label)
    expect([table, labels.filter((label) => /_|\bid\b|_at$/i.test(label))]).toEqual([table, []])
    expect([table, new Set(labels).size]).toEqual([table, labels.length])
  }
})
