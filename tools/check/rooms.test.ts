import { expect, it } from 'vitest'
import { findRoomCircles } from './rooms.ts'

const rooms = ['server/src/features/*', 'server/src/*']

it('a circle of rooms is found though no file is in a circle of files', () => {
  expect(
    findRoomCircles(
      [
        { from: 'server/src/mugs/a.ts', to: 'server/src/plates/a.ts' },
        { from: 'server/src/plates/b.ts', to: 'server/src/features/spoons/a.ts' },
        { from: 'server/src/features/spoons/b.ts', to: 'server/src/mugs/b.ts' },
      ],
      rooms,
    ),
  ).toEqual([
    'server/src/features/spoons/b.ts -> server/src/mugs/b.ts, server/src/mugs/a.ts -> server/src/plates/a.ts, server/src/plates/b.ts -> server/src/features/spoons/a.ts [room-circle]',
  ])
})

it('files of one room, and files of none, may import each other', () => {
  expect(
    findRoomCircles(
      [
        { from: 'server/src/mugs/a.ts', to: 'server/src/mugs/b.ts' },
        { from: 'server/src/mugs/b.ts', to: 'server/src/mugs/a.ts' },
        { from: 'server/src/mugs/a.ts', to: 'contract/src/text/text.ts' },
        { from: 'contract/src/text/text.ts', to: 'server/src/mugs/a.ts' },
      ],
      rooms,
    ),
  ).toEqual([])
})
