import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { MOST_PHOTO_BYTES, readLink, readPlace, readText, readTextOrNone, TeamMistake } from '../rules.ts'
import type { Team } from '../service.ts'
import type { MemberRow, MemberTexts } from '../store.ts'

export const teamUsage = `Usage: npm run team -- COMMAND
The people whom the About page shows.
  list
  add --name NAME --position POSITION --bio TEXT [--position-fil POSITION] [--bio-fil TEXT]
      [--linkedin URL] [--twitter URL] [--github URL] [--at NUMBER]
                           -fil: what the Filipino page shows instead; without it, the English
  edit NUMBER [the same; --github '' takes that link away; a new --bio without --bio-fil takes the old --bio-fil away]
  remove NUMBER
  photo NUMBER FILE        a JPEG, PNG or WebP of up to 1 MB, best square; it is shown as it is, so take out first what
                           the camera wrote into it, such as the place
  photo NUMBER --none
NUMBER is the one that list shows; --at says where a member stands among the others.`

const options = {
  name: { type: 'string' },
  position: { type: 'string' },
  bio: { type: 'string' },
  'position-fil': { type: 'string' },
  'bio-fil': { type: 'string' },
  linkedin: { type: 'string' },
  twitter: { type: 'string' },
  github: { type: 'string' },
  at: { type: 'string' },
  none: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Returns its output. */
export type TeamCommand = (team: Team) => Promise<string>

/**
 * Validates all arguments first.
 * @returns null if only the usage was asked for
 * @throws TeamMistake
 */
export async function readTeamCommand(args: string[]): Promise<TeamCommand | null> {
  const { values, positionals } = parsed(args)
  if (values.help) return null
  const [command, ...rest] = positionals
  const takes = (count: number) => {
    if (rest.length !== count) throw new TeamMistake(teamUsage)
  }
  const { none, help: _, ...texts } = values
  if (none && command !== 'photo') throw new TeamMistake('--none is for photo.')
  if (Object.keys(texts).length > 0 && command !== 'add' && command !== 'edit')
    throw new TeamMistake(`${command ?? 'This'} takes no such options. See --help.`)
  switch (command) {
    case 'list':
      takes(0)
      return async (team) => (await team.listForOperator()).map(describe).join('\n') || 'Nobody yet.'
    case 'add': {
      takes(0)
      const member = readNewMember(readMember(texts))
      return async (team) => `Added as ${await team.add(member)}.`
    }
    case 'edit': {
      takes(1)
      const [id, changes] = [readNumber(rest[0]), readMember(texts)]
      return async (team) => team.edit(id, changes).then(() => `Changed ${id}.`)
    }
    case 'remove': {
      takes(1)
      const id = readNumber(rest[0])
      return async (team) => team.remove(id).then(() => `Removed ${id}.`)
    }
    case 'photo': {
      takes(none ? 1 : 2)
      const id = readNumber(rest[0])
      const bytes = none ? null : await readPhotoFile(rest[1] ?? '')
      return async (team) => team.setPhoto(id, bytes).then(() => `Changed the photo of ${id}.`)
    }
    default:
      throw new TeamMistake(teamUsage)
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new TeamMistake(`${error instanceof Error ? error.message : error}\n${teamUsage}`)
  }
}

type Typed = {
  [Key in Exclude<keyof typeof options, 'none' | 'help'>]?: string | undefined
}

function readMember(typed: Typed): Partial<MemberTexts> {
  const { name, position, bio, linkedin, twitter, github, at } = typed
  const { 'position-fil': position_fil, 'bio-fil': bio_fil } = typed
  return {
    ...(name !== undefined && { name: readText('name', name) }),
    ...(position !== undefined && { position: readText('position', position) }),
    ...(bio !== undefined && { bio: readText('bio', bio) }),
    ...(position_fil !== undefined && { position_fil: readTextOrNone('position-fil', position_fil) }),
    ...(bio_fil !== undefined && { bio_fil: readTextOrNone('bio-fil', bio_fil) }),
    ...(linkedin !== undefined && { linkedin_url: readLink('linkedin', linkedin) }),
    ...(twitter !== undefined && { twitter_url: readLink('twitter', twitter) }),
    ...(github !== undefined && { github_url: readLink('github', github) }),
    ...(at !== undefined && { position_no: readPlace(at) }),
  }
}

function readNewMember(given: Partial<MemberTexts>): Parameters<Team['add']>[0] {
  const { name, position, bio } = given
  if (name === undefined || position === undefined || bio === undefined)
    throw new TeamMistake('add needs --name, --position and --bio.')
  const none = { position_fil: null, bio_fil: null, linkedin_url: null, twitter_url: null, github_url: null }
  return { ...none, position_no: null, ...given, name, position, bio }
}

function readNumber(typed = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new TeamMistake(`'${typed}' is no member's number.`)
  return Number(typed)
}

async function readPhotoFile(file: string): Promise<Buffer> {
  try {
    // No huge file is read just to be refused.
    if ((await stat(file)).size > MOST_PHOTO_BYTES) throw new TeamMistake('A photo may have at most 1 MB.')
    return await readFile(file)
  } catch (error) {
    throw error instanceof TeamMistake ? error : new TeamMistake(`${file} cannot be read.`)
  }
}

function describe({ id, name, position, position_no, hasPhoto, is_sample, ...member }: MemberRow): string {
  const notes = [`place ${position_no}`, hasPhoto && 'with a photo', is_sample && 'a sample'].filter(Boolean)
  const more = [
    member.bio,
    member.position_fil && `Filipino: ${member.position_fil}`,
    member.bio_fil && `Filipino: ${member.bio_fil}`,
    member.linkedin_url,
    member.twitter_url,
    member.github_url,
  ].filter(Boolean)
  return [`${id}  ${name}, ${position} (${notes.join(', ')})`, ...more].join('\n    ')
}
