import { printTable } from '../../table.ts'
import type { Tried } from './try.ts'

/**
 * Prints what was tried, a row for each call, then what was found.
 * @returns whether nothing was found, and nothing left out but for want of time
 */
export function tellTried(tried: readonly Tried[]): boolean {
  console.log()
  printTable(
    ['endpoint', 'answers', 'tried', 'kinds', 'time', 'verdict', 'what'],
    tried.map((one) => {
      const { name, status, names, reading, isCut } = one
      const { told } = judgeTried(one)
      if (status === null) return [name, '-', '-', '-', '-', told, '']
      const far = `${reading.begun} of ${names.length}`
      return [name, status, far, reading.kinds, isCut ? 'CUT' : 'whole', told, tellNames(one)]
    }),
  )
  console.log(`\n${sumUp(tried)}`)
  for (const { name, reading } of tried)
    for (const line of [...reading.findings, ...reading.guesses, ...reading.failures])
      console.log(`${name}: ${line}`)
  return tried.every((one) => judgeTried(one).isFine)
}

/** What to say of a call that was tried; one that was cut by its time is as fine as what was tried of it. */
export function judgeTried({ status, names, reading, isCut }: Tried): { isFine: boolean; told: string } {
  if (status === null) return { isFine: true, told: 'takes nothing' }
  if (reading.findings.length + reading.guesses.length > 0) return { isFine: false, told: 'INJECTABLE' }
  if (reading.failures.some((failure) => failure.startsWith('500')))
    return { isFine: false, told: 'ANSWERED 500' }
  if (reading.begun === 0 || (!isCut && reading.ended < names.length))
    return { isFine: false, told: `NOT TRIED: ${reading.trouble ?? 'nothing was said of why'}` }
  return { isFine: true, told: status < 300 ? 'none' : 'none, of a refused call' }
}

/** What was tried to the end, then what was not. */
function tellNames({ names, leftOut, reading: { begun, ended } }: Tried): string {
  const parts = [
    names.slice(0, ended).join(', '),
    begun > ended && `begun: ${names.slice(ended, begun).join(', ')}`,
    begun < names.length && `not reached: ${names.slice(begun).join(', ')}`,
    leftOut.length > 0 && `in no call: ${leftOut.join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ')
}

function sumUp(tried: readonly Tried[]): string {
  const asked = tried.filter(({ status }) => status !== null)
  const count = (of: (one: Tried) => number) => asked.reduce((total, one) => total + of(one), 0)
  const endpoints = new Set(asked.map(({ name }) => name)).size
  const all = count(({ names }) => names.length)
  const begun = count(({ reading }) => reading.begun)
  const ended = count(({ reading }) => reading.ended)
  const leftOut = count((one) => one.leftOut.length)
  const cut = asked.filter(({ isCut }) => isCut).length
  return (
    `${endpoints} endpoints take something. Of ${all} parameters and headers in calls to them ${ended} were tried to the ` +
    `end, ${begun - ended} begun, ${all - begun} not reached; ${leftOut} more were in no call. ${cut} of ${asked.length} calls were cut by their time. ` +
    `${tried.length - asked.length} endpoints take nothing.`
  )
}
