import { expect, it } from 'vitest'
import { makePlain, takeBullet } from './plain-text.ts'

it.each([
  ['ofﬁce workﬂow', 'office workflow'],
  ['â€¢Negotiation', '•Negotiation'],
  ['it\u00e2\u20ac\u2122s', 'it’s'],
  ['Data Entry,Â Filing', 'Data Entry, Filing'],
  ['soft\u00adware\u200b', 'software'],
  ['a\u00a0b', 'a b'],
  ['Señor Muñoz, Parañaque', 'Señor Muñoz, Parañaque'],
  ['\uf0b7 Canva', '• Canva'],
])('%j is plainly %j', (text, plain) => {
  expect(makePlain(text)).toBe(plain)
})

it.each([
  ['• Canva', 'Canva', true],
  ['- Canva', 'Canva', true],
  ['-Great skills', 'Great skills', true],
  ['o Excel', 'Excel', true],
  ['10-key', '10-key', false],
  ['Canva', 'Canva', false],
])('%j is the text %j, and an item: %s', (line, text, isItem) => {
  expect(takeBullet(line)).toEqual({ text, isItem })
})
