/**
 * Where and how often a job has a term, in one byte. rank.ts weighs it at search time, so weights change without a
 * new index.
 */
export const TITLE = 1
export const TAG = 2
export const EMPLOYER = 4
/** Two bits: not in the description, once, two or three times, more often. */
const BODY_SHIFT = 3
/** Two bits, for title terms: by the title's length. */
const SHARE_SHIFT = 5
/** Descriptions begin with what they are about. */
const EARLY = 128

export const EARLY_WORDS = 30

/** @param titleWords length of the title */
export function packOccurrence(
  parts: number,
  bodyCount: number,
  isEarly: boolean,
  titleWords: number,
): number {
  const body = bodyCount === 0 ? 0 : bodyCount === 1 ? 1 : bodyCount <= 3 ? 2 : 3
  const share =
    (parts & TITLE) === 0 ? 0 : titleWords <= 2 ? 3 : titleWords <= 4 ? 2 : titleWords <= 8 ? 1 : 0
  return parts | (body << BODY_SHIFT) | (share << SHARE_SHIFT) | (isEarly ? EARLY : 0)
}

/** Body level and title share are 0 to 3. */
export function unpackOccurrence(byte: number) {
  return {
    inTitle: (byte & TITLE) !== 0,
    inTag: (byte & TAG) !== 0,
    inEmployer: (byte & EMPLOYER) !== 0,
    bodyLevel: (byte >> BODY_SHIFT) & 3,
    titleShare: (byte >> SHARE_SHIFT) & 3,
    isEarly: (byte & EARLY) !== 0,
  }
}
