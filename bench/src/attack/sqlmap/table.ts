import { printTable } from '../../table.ts'
import type { Tried } from './try.ts'

/**
 * Prints what was tried, a row for each call, then what was found.
 * @param isPartial whether it is enough to have come as far as the time allows
 * @returns whether nothing was found, and everything was reached
 */
export function tellTried(tried: readonly Tried[], isPartial: boolean): boolean {
  console.log()
  printTable(
    ['endpoint', 'answers', 'tried', 'kinds', 'time', 'verdict', 'what'],
    tried.map((one) => {
      const { name, status, names, reading, isCut } = one
      const { told } = judgeTried(one, isPartial)
      if (status === null) return [name, '-', '-', '-', '-', told, '']
      const far = `${reading.begun} of ${names.length}`
      return [name, status, far, reading.kinds, isCut ? 'CUT' : 'whole', told, tellNames(one)]
    }),
  )
  console.log(`\n${sumUp(tried)}`)
  for (const { name, reading } of tried)
    for (const line of [...reading.findings, ...reading.guesses, ...reading.failures])
      console.log(`${name}: ${line}`)
  return tried.every((one) => judgeTried(one, isPartial).isFine)
}

/**
 * What to say of a call that was tried; what was begun when its time was up is as fine as what was tried of it.
 * @param isPartial whether what was not reached at all is, too
 */
export function judgeTried(one: Tried, isPartial: boolean): { isFine: boolean; told: string } {
  const { status, names, reading, isCut } = one
  if (status === null) return { isFine: true, told: 'takes nothing' }
  if (reading.findings.length + reading.guesses.length > 0) return { isFine: false, told: 'INJECTABLE' }
  if (reading.failures.some((failure) => failure.startsWith('500')))
    return { isFine: false, told: 'ANSWERED 500' }
  if (reading.begun === 0 || (!isCut && reading.ended < names.length))
    return { isFine: false, told: `NOT TRIED: ${reading.trouble ?? 'nothing was said of why'}` }
  const told = status < 300 ? 'none' : 'none, of a refused call'
  const missed = countMissed(one)
  return missed > 0 && !isPartial
    ? { isFine: false, told: `${missed} NOT REACHED; ${told}` }
    : { isFine: true, told }
}

/** What sqlmap never came to: for want of time, or because no call holds it. */
const countMissed = ({ names, leftOut, reading: { begun } }: Tried) => names.length - begun + leftOut.length

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

/** The three numbers that a run is worth, and where the third comes from. */
export function sumUp(tried: readonly Tried[]): string {
  const asked = tried.filter(({ status }) => status !== null)
  const count = (of: (one: Tried) => number) => asked.reduce((total, one) => total + of(one), 0)
  const endpoints = new Set(asked.map(({ name }) => name)).size
  const ended = count(({ reading }) => reading.ended)
  const begun = count(({ reading }) => reading.begun) - ended
  const leftOut = count((one) => one.leftOut.length)
  const missed = count(countMissed)
  const cut = asked.filter(({ isCut }) => isCut).length
  return (
    `${endpoints} endpoints take something, ${tried.length - asked.length} nothing. Of ${ended + begun + missed} parameters and headers:\n` +
    `  tried to the end  ${ended}\n` +
    `  begun             ${begun}\n` +
    `  not reached       ${missed}: ${missed - leftOut} for want of time, ${leftOut} in no call\n` +
    `${cut} of ${asked.length} calls were cut by their time.`
  )
}
