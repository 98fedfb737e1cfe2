// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ana, eli } from '../../test/seekers.ts'
import { session } from '../api/session/browser-session.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'

/** On a new page. */
function signIn(token: string, user: typeof ana) {
  session.clear()
  session.begin()
  session.signIn(token, user)
}

test('the five last choices are kept, the last one first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) rememberCommand(id)
  expect(recentCommands()).toEqual(['c', 'f', 'e', 'd', 'b'])
})

test('eli does not see what ana chose', () => {
  signIn('one', ana)
  rememberCommand('job-7')
  signIn('two', eli)
  expect(recentCommands()).toEqual([])
  signIn('one', ana)
  expect(recentCommands()).toEqual(['job-7'])
})

test.each(['{', 'null', '"text"', '{"person":null}', '{"person":null,"ids":"a"}'])(
  '%s in the storage is nothing',
  (kept) => {
    localStorage.setItem('recent-commands', kept)
    expect(recentCommands()).toEqual([])
  },
)
