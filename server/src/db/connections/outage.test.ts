/** @module-tag operations */
import { expect, it } from 'vitest'
import { isDatabaseOutage, mayRefuseWrites } from './outage.ts'
import { SilentServer } from './patient-client.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  [withCode('57P01'), true],
  [withCode('08006'), true],
  [withCode('53300'), true],
  [withCode('53100'), true],
  [withCode('58030'), true],
  [withCode('25006'), true],
  [withCode('EHOSTUNREACH'), true],
  [withCode('ENOTFOUND'), true],
  [withCode('25P02'), false],
  [withCode('ECONNREFUSED'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new SilentServer('The database did not answer in time.'), true],
  [withCode('23505'), false],
  [withCode('42703'), false],
  [new Error('cannot read properties of undefined'), false],
  ['ECONNREFUSED', false],
])('tells an outage from a mistake (%#)', (error, isOutage) => {
  expect(isDatabaseOutage(error)).toBe(isOutage)
})

it.each([
  [withCode('53100'), true],
  [withCode('53200'), true],
  [withCode('25006'), true],
  [withCode('58030'), true],
  [withCode('57P02'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Busy', { cause: withCode('53100') }), true],
  // Too many or too slow statements are no outage.
  [withCode('53300'), false],
  [withCode('57014'), false],
  [new SilentServer('The database did not answer in time.'), false],
  [withCode('23505'), false],
  ['53100', false],
])('tells what may mean that nothing can be written (%#)', (error, mayRefuse) => {
  expect(mayRefuseWrites(error)).toBe(mayRefuse)
})
