import { readUnreadPages } from '../figures-store.ts'
import { type Command, OperatorMistake, readNumber } from './command.ts'
import { findListings } from './listings-store.ts'
import { done, listed } from './written.ts'

const SHOWN = 20
const UNREAD_SHOWN = 1000

const noListing = (id: number) => new OperatorMistake(`There is no listing ${id}.`)

export const listingCommands: readonly Command[] = [
  {
    name: 'listings find',
    takes: ['TEXT'],
    does: `finds up to ${SHOWN} listings by number, address, the board's number or words of the title`,
    run: async ({ db }, [wanted = '']) =>
      listed(await findListings(db, wanted, SHOWN), 'No listing is like that.'),
  },
  {
    name: 'listings take-down',
    takes: ['NUMBER'],
    does: 'takes a listing out of every list and search, and keeps it out whatever its board shows',
    async run({ imports }, [typed]) {
      const id = readNumber(typed, 'listing')
      if (!(await imports.withhold(id))) throw noListing(id)
      return done(`Listing ${id} is down, and stays down.`, { id })
    },
  },
  {
    name: 'listings release',
    takes: ['NUMBER'],
    does: 'lets a listing that was taken down come back with the next full import that meets it',
    async run({ imports }, [typed]) {
      const id = readNumber(typed, 'listing')
      if (!(await imports.release(id))) throw noListing(id)
      return done(`Listing ${id} may come back. 'npm run jobs:sync -- --full' looks at once.`, { id })
    },
  },
  {
    name: 'listings unread',
    takes: [],
    does: `shows up to ${UNREAD_SHOWN} pages of the board that cannot be read, why, and when each is tried again`,
    run: async ({ db, imports }) =>
      listed((await readUnreadPages(db, imports.sourceIds, UNREAD_SHOWN)).pages, 'Every page can be read.'),
  },
  {
    name: 'reports list',
    takes: [],
    does: 'shows the listings that seekers reported and nobody has looked at, the most reported first',
    run: async ({ jobReports }) => listed(await jobReports.listOpen(), 'No report is open.'),
  },
  {
    name: 'reports settle',
    takes: ['NUMBER'],
    does: 'settles what was reported of a listing; a report that comes later is open again',
    async run({ jobReports }, [typed]) {
      const id = readNumber(typed, 'listing')
      const settled = await jobReports.settle(id)
      return done(`Settled ${settled} ${settled === 1 ? 'report' : 'reports'} of listing ${id}.`, {
        id,
        settled,
      })
    },
  },
]
