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
