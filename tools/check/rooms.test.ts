import { expect, it } from 'vitest'
import { checkRooms } from './rooms.ts'

const house = {
  rooms: ['web/src/features/*', 'web/src/listing', 'web/src/ui'],
  mayImport: { 'web/src/features/*': ['web/src/listing', 'web/src/ui'], 'web/src/ui': [] },
}

it('a circle of rooms is found though no file is in a circle of files', () => {
  expect(
    checkRooms(
      [
        { from: 'server/src/mugs/a.ts', to: 'server/src/plates/a.ts' },
        { from: 'server/src/plates/b.ts', to: 'server/src/features/spoons/a.ts' },
        { from: 'server/src/features/spoons/b.ts', to: 'server/src/mugs/b.ts' },
      ],
      { rooms: ['server/src/features/*', 'server/src/*'] },
    ),
  ).toEqual([
    'server/src/features/spoons/b.ts -> server/src/mugs/b.ts, server/src/mugs/a.ts -> server/src/plates/a.ts, server/src/plates/b.ts -> server/src/features/spoons/a.ts [room-circle]',
  ])
})

it('a room imports only the rooms that it is allowed', () => {
  const toListing = { from: 'web/src/features/jobs/list.tsx', to: 'web/src/listing/row.tsx' }
  const toFeature = { from: 'web/src/features/jobs/list.tsx', to: 'web/src/features/employers/page.tsx' }
  const fromUi = { from: 'web/src/ui/button.tsx', to: 'web/src/listing/row.tsx' }
  expect(checkRooms([toListing], house)).toEqual([])
  expect(checkRooms([toListing, toFeature, fromUi], house)).toEqual([
    'web/src/features/jobs/list.tsx -> web/src/features/employers/page.tsx [room-direction]',
    'web/src/ui/button.tsx -> web/src/listing/row.tsx [room-direction]',
  ])
})

it('files of one room, and files of none, may import each other', () => {
  expect(
    checkRooms(
      [
        { from: 'web/src/ui/button.tsx', to: 'web/src/ui/icon.tsx' },
        { from: 'web/src/ui/button.tsx', to: 'contract/src/text.ts' },
      ],
      house,
    ),
  ).toEqual([])
})
