import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('keeps passwords, tokens and card data out of the log, however deep they stand', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ password: 'canary', body: { olj_password: 'canary' } }, 'a')
  log.info(
    {
      req: { headers: { authorization: 'Token canary' } },
      payment: { details: { card: { number: 'canary' } } },
    },
    'b',
  )
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('canary')
})

it('does not quote the row that the database refused', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const refused = Object.assign(new Error('new row violates a check'), {
    code: '23514',
    detail: 'Failing row contains (7, canary).',
    where: "unnamed portal with parameters: $1 = 'canary'",
  })
  log.error({ err: refused }, 'task failed')
  expect(lines.join()).toContain('23514')
  expect(lines.join()).not.toContain('canary')
})

it('does not quote a card that an error quotes', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const unreadable = new Error('Unexpected token in {"number":"4343 4343 4343 4345"} at 12', {
    cause: new Error('4120000000000007 is not valid'),
  })
  log.error({ err: unreadable }, 'not read')
  expect(lines.join()).toContain('Unexpected token')
  expect(lines.join()).not.toMatch(/4343 4343|4120000000000007/)
})
