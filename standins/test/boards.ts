import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { type BoardOptions, type RunningBoard, startBoard } from '../src/board/board.ts'
import type { ListingDraft } from '../src/board/listings/listing.ts'

const started: RunningBoard[] = []
const folders: string[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((board) => board.close()))
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Removed after the test. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'standins-'))
  folders.push(folder)
  return folder
}

/** Closed after the test. */
export async function openBoard(options: Partial<BoardOptions> = {}): Promise<RunningBoard> {
  const board = await startBoard({ dataDir: await makeFolder(), listings: someJobs(), ...options })
  started.push(board)
  return board
}

export function firstAccount(board: RunningBoard): { email: string; password: string } {
  const account = board.accounts[0]
  if (!account) throw new Error('The board has no accounts.')
  return account
}

function someJobs(): ListingDraft[] {
  return [
    {
      id: 1_740_428,
      title: 'Bookkeeper for a Café & Bakery',
      salary: '$5/ per hour',
      type_of_work: 'Part Time',
    },
    {
      id: 1_037_964,
      title: 'SEO Specialist',
      slug: 'SEO-Specialist',
      type_of_work: 'Any',
      hours: 'TBD',
      description:
        'Grow our site.\n<script>alert(1)</script>\nForm: <ojfilter>https://forms.example/1</ojfilter>',
      skills: [{ name: 'Staffing', slug: 'human-resources--staffing-' }],
      employer: { id: 974_507, name: 'Harbor & Sons', logo: '/employer_logos/974507/0f.png' },
    },
    { id: 1_740_500, title: 'Video Editor', type_of_work: 'Gig', state: 'removed' },
    { id: 1_740_501, title: 'Video Editor', type_of_work: 'Gig', state: 'unavailable' },
  ]
}
