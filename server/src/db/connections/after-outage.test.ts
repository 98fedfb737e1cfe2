/** @module-tag operations */
import { expect, it } from 'vitest'
import { afterOutage } from './after-outage.ts'

const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' })

function workThatFails(...errors: Error[]) {
  let tries = 0
  return async () => {
    const error = errors[tries]
    tries += 1
    if (error) throw error
    return `done at try ${tries}`
  }
}

it('what is to be written is written when the database is back', async () => {
  await expect(afterOutage(workThatFails(away, away))).resolves.toBe('done at try 3')
})

it('a mistake is no outage, and is told at once', async () => {
  const mistake = Object.assign(new Error('no such column'), { code: '42703' })
  await expect(afterOutage(workThatFails(away, mistake))).rejects.toBe(mistake)
})
