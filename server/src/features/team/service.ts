import type { TeamMember } from '@hanap/contract/site/team'
import type { FileBody } from '@hanap/contract/wire/endpoint'
import type { Database } from '../../db/open.ts'
import { notFound } from '../../lib/problem.ts'
import { readPhoto, TeamMistake } from './rules.ts'
import {
  deleteMember,
  findPhoto,
  insertMember,
  listMembers,
  type MemberRow,
  type MemberTexts,
  putPhoto,
  updateMember,
} from './store.ts'

/** The operator's functions throw a TeamMistake. */
export type Team = {
  /** In display order. */
  list(): Promise<TeamMember[]>
  /** Throws the Problem 'not-found'. */
  photo(id: number): Promise<FileBody>
  /** With the operator's fields. */
  listForOperator(): Promise<MemberRow[]>
  /** @param member.position_no null: after all others @returns the new number */
  add(member: Omit<MemberTexts, 'position_no'> & { position_no: number | null }): Promise<number>
  /** A new English text without its Filipino deletes the old translation. */
  edit(id: number, changes: Partial<MemberTexts>): Promise<void>
  remove(id: number): Promise<void>
  /** @param bytes null removes the photo */
  setPhoto(id: number, bytes: Buffer | null): Promise<void>
}

/** A new photo has a new address. */
const PHOTO_CACHED_SECONDS = 7 * 24 * 3600

export function createTeam({ db }: { db: Database }): Team {
  const must = (isThere: boolean, id: number) => {
    if (!isThere) throw new TeamMistake(`There is no member ${id}. See npm run team -- list.`)
  }
  return {
    async list() {
      const rows = await listMembers(db)
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        position: row.position,
        bio: row.bio,
        position_fil: row.position_fil,
        bio_fil: row.bio_fil,
        is_sample: row.is_sample,
        photo_url: row.hasPhoto ? `/api/team-members/${row.id}/photo/?version=${row.photo_version}` : null,
        linkedin_url: row.linkedin_url,
        twitter_url: row.twitter_url,
        github_url: row.github_url,
      }))
    },
    async photo(id) {
      const found = await findPhoto(db, id)
      if (!found) throw notFound('photo')
      return {
        bytes: new Uint8Array(found.photo),
        contentType: found.photo_type,
        name: `photo-${id}.${found.photo_type.slice('image/'.length)}`,
        inline: true,
        cachedSeconds: PHOTO_CACHED_SECONDS,
      }
    },
    listForOperator: () => listMembers(db),
    add: (member) => insertMember(db, member),
    async edit(id, changes) {
      if (Object.keys(changes).length === 0) throw new TeamMistake('Say what is to change. See --help.')
      must(await updateMember(db, id, withoutStaleFilipino(changes)), id)
    },
    async remove(id) {
      must(await deleteMember(db, id), id)
    },
    async setPhoto(id, bytes) {
      must(await putPhoto(db, id, bytes && readPhoto(bytes)), id)
    },
  }
}

function withoutStaleFilipino(changes: Partial<MemberTexts>): Partial<MemberTexts> {
  return {
    ...(changes.position !== undefined && { position_fil: null }),
    ...(changes.bio !== undefined && { bio_fil: null }),
    ...changes,
  }
}
