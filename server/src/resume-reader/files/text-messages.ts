import type { ResumeType } from '@hanap/contract/profile/resumes'
import type { Line } from '../line.ts'
import type { Refusal } from '../refusals.ts'

// What the process that opens files is asked, and what it answers.

/** A file, and what kind it is by its bytes. */
export type TextQuestion = { bytes: Uint8Array; type: ResumeType }

/** A file's lines, or why there are none. */
export type TextAnswer = { lines: Line[] } | { refusal: Refusal }
