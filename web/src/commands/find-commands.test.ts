import { Briefcase } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { findCommands } from './find-commands.ts'

const command = (id: string, group: Command['group'], label = id): Command => ({
  id,
  group,
  label,
  icon: Briefcase,
  run() {},
})
const search = command('search', 'search', 'Search jobs for “b”')
const jobs = Array.from({ length: 20 }, (_, index) => command(`job-${index}`, 'jobs', `Bookkeeper ${index}`))
const known = [command('theme', 'actions', 'Switch colours'), command('home', 'pages', 'Home'), ...jobs]
const shape = (typed: string, recent: readonly string[] = [], last: Command | null = search) =>
  findCommands(known, typed, recent, last).map(({ group, commands }) => [group, commands.length])

test('with nothing typed, what was chosen lately stands first and only once', () => {
  expect(shape('', ['home', 'gone'])).toEqual([
    ['recent', 1],
    ['actions', 1],
    ['jobs', 3],
  ])
  expect(shape('')).toEqual([
    ['actions', 1],
    ['pages', 1],
    ['jobs', 3],
  ])
})

test('the group that fits best comes first, and the search of the listings last', () => {
  const mixed = [command('one', 'actions', 'My books'), command('two', 'jobs', 'Bookkeeper')]
  const groups = findCommands(mixed, 'book', [], search).map(({ group }) => group)
  expect(groups).toEqual(['jobs', 'actions', 'search'])
})

test('jobs beyond eight make way for the rest', () => {
  expect(shape('book')).toEqual([
    ['jobs', 8],
    ['search', 1],
  ])
})

test('who may not search is offered no search, and finds nothing where nothing fits', () => {
  expect(shape('zzz', [], null)).toEqual([])
})
