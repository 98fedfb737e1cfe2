import { isOneLine, isPlainText, isVisible } from '@hanap/contract/text/text'
import type { Photo } from './store.ts'

/** One line for the terminal. */
export class TeamMistake extends Error {}

const MOST_LETTERS = { name: 100, position: 100, bio: 600, 'position-fil': 100, 'bio-fil': 600 } as const

/** Trims. @throws TeamMistake */
export function readText(field: keyof typeof MOST_LETTERS, typed: string): string {
  const text = typed.trim()
  const isFit = field === 'bio' || field === 'bio-fil' ? isPlainText(text) : isOneLine(text)
  if (!isVisible(text)) throw new TeamMistake(`--${field} must say something.`)
  if (!isFit) throw new TeamMistake(`--${field} has characters that cannot be shown.`)
  if (text.length > MOST_LETTERS[field])
    throw new TeamMistake(`--${field} may have at most ${MOST_LETTERS[field]} characters.`)
  return text
}

/** Null for ''. @throws TeamMistake */
export function readTextOrNone(field: 'position-fil' | 'bio-fil', typed: string): string | null {
  return typed.trim() === '' ? null : readText(field, typed)
}

const hosts = {
  linkedin: ['linkedin.com'],
  twitter: ['twitter.com', 'x.com'],
  github: ['github.com'],
} as const

/** Null for ''. @throws TeamMistake unless it is an address on that site */
export function readLink(site: keyof typeof hosts, typed: string): string | null {
  if (typed.trim() === '') return null
  const url = URL.canParse(typed) ? new URL(typed) : null
  const isThere = hosts[site].some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  if (
    url?.protocol !== 'https:' ||
    !isThere ||
    url.username !== '' ||
    url.port !== '' ||
    url.href.length > 300
  )
    throw new TeamMistake(
      `--${site} must be an address such as https://${hosts[site][0]}/name, or '' for none.`,
    )
  return url.href
}

const LAST_PLACE = 10_000

/** The place among members. @throws TeamMistake */
export function readPlace(typed: string): number {
  const place = Number(typed)
  if (!Number.isInteger(place) || place < 1 || place > LAST_PLACE)
    throw new TeamMistake(`--at must be a whole number from 1 to ${LAST_PLACE}.`)
  return place
}

export const MOST_PHOTO_BYTES = 1024 * 1024

const startsWith = (bytes: Buffer, signature: string, at = 0) =>
  bytes.subarray(at, at + signature.length / 2).toString('hex') === signature

/** Goes by the first bytes. @throws TeamMistake unless it is a JPEG, PNG or WebP of limited size */
export function readPhoto(bytes: Buffer): Photo {
  if (bytes.length > MOST_PHOTO_BYTES) throw new TeamMistake('A photo may have at most 1 MB.')
  if (startsWith(bytes, 'ffd8ff')) return { photo: bytes, photo_type: 'image/jpeg' }
  if (startsWith(bytes, '89504e470d0a1a0a')) return { photo: bytes, photo_type: 'image/png' }
  // RIFF, four bytes of length, WEBP.
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8))
    return { photo: bytes, photo_type: 'image/webp' }
  throw new TeamMistake('A photo must be a JPEG, PNG or WebP file.')
}
