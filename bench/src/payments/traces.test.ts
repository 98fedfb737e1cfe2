import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkDigitOf, inFours, makeCards } from './cards.ts'
import { createFinder } from './traces.ts'

const cards = makeCards(1, 20)
const payers = cards.map((card, place) => ({
  cards: [card],
  marks: [`pi_ofPayer${place}xxxx`],
  sent: [`{"card":"${card.number}"}`],
}))
const finder = createFinder(payers)
const [card] = cards
if (!card) throw new Error('no card was made')
const { number, cvc } = card

test('made cards add up, none twice, and no number ends like a CVC', () => {
  const many = makeCards(2, 1000)
  expect(new Set(many.map((one) => one.number)).size).toBe(1000)
  expect(new Set(many.map((one) => one.cvc)).size).toBe(1000)
  const ends = new Set(many.map((one) => one.number.slice(-4)))
  expect(many.filter((one) => ends.has(one.cvc))).toEqual([])
  for (const one of many) expect(checkDigitOf(one.number.slice(0, 15))).toBe(Number(one.number[15]))
  expect(checkDigitOf('434343434343434')).toBe(5)
})

const forms: [string, string][] = [
  ['plain', number],
  ['spaced', inFours(number)],
  ['dashed', inFours(number, '-')],
  ['without its end', number.slice(0, 12)],
  ['in base64', Buffer.from(`x${number}`).toString('base64')],
  ['in hex', Buffer.from(number).toString('hex')],
  ...(['sha256', 'sha1', 'md5'] as const).flatMap((kind): [string, string][] => [
    [kind, createHash(kind).update(number).digest('hex')],
    [`${kind} of what was sent`, createHash(kind).update(`{"card":"${number}"}`).digest('base64')],
    [`${kind} of the CVC`, createHash(kind).update(cvc).digest('hex')],
  ]),
  ['a CVC next to the payment', `pi_ofPayer0xxxx, ${cvc}`],
  ['a CVC by its name', `{"cvc":"123"}`],
]
test.each(forms)('%s is found among other bytes', (_, text) => {
  expect(finder.inBytes(Buffer.from(`before ${text} after`))).not.toEqual([])
})

test('what looks alike is not found: its last digits, another CVC, a longer number', () => {
  const other = cards[1]?.cvc
  for (const text of [number.slice(-4), `pi_ofPayer0xxxx, ${other}`, `pi_ofPayer0xxxx, 1${cvc}`, 'cvc: none'])
    expect(finder.inBytes(Buffer.from(`before ${text} after`))).toEqual([])
})

test('a CVC alone is found where a text is read', () => {
  expect(finder.inText(`card ${cvc}.`)).toEqual([`CVC ${cvc}`])
  expect(finder.inText(`id 12${cvc}, at 10:00:00.${cvc}`)).toEqual([])
})
