import type { ResumeChoice } from '../resume/use-resume-choice.ts'
import type { AskedItem, AskedList } from './use-asked.ts'

type Letter = { subject: string; content: string }
export type AskedParts = {
  asked: AskedList
  letter: Letter
  resume: Pick<ResumeChoice, 'resumeUrl' | 'offeredUrl' | 'setLink'>
  isReadOnly: boolean
  onChange: (letter: Letter) => void
}

export type ActProps = AskedParts & { item: AskedItem }
