import type { ResumeType } from '@hanap/contract/profile/resumes'
import type { Line } from '../line.ts'
import type { Refusal } from '../refusals.ts'

/** `type` by the file's bytes. */
export type TextQuestion = { bytes: Uint8Array; type: ResumeType }

export type TextAnswer = { lines: Line[] } | { refusal: Refusal }
