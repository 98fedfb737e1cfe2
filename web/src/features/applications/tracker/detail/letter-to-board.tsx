import type { Application } from '@hanap/contract/applications/applications'
import { CopyAndOpen } from '../../../../acts/apply/by-hand/copy-and-open.tsx'
import { useLetterToBoard } from './use-letter-to-board.ts'

/** The way to finish by hand: the listing on the board, with the letter copied for its form. */
export function LetterToBoard({ application }: { application: Application }) {
  return <CopyAndOpen url={application.job_url} text={useLetterToBoard(application) ?? ''} />
}
