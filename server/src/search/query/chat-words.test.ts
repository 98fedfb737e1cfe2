import { expect, it } from 'vitest'
import { spellOutChat } from './chat-words.ts'

it.each([
  ['pwd ba kahit highschool grad', 'pwede ba kahit highschool grad'],
  ['pwd po bang mag apply', 'pwede po bang mag apply'],
  ['trabaho para sa pwd', 'trabaho para sa pwd'],
  ['pwd po ako', 'pwd po ako'],
  ['pwd friendly va', 'pwd friendly va'],
])('ana, who types %j, says %j', (typed, said) => {
  expect(spellOutChat(typed.split(' ')).join(' ')).toBe(said)
})
