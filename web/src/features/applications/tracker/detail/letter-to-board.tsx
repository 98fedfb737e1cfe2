import type { Application } from '@hanap/contract/applications/applications'
import { CopyAndOpen } from '../../../../acts/apply/by-hand/copy-and-open.tsx'
import { useLetterToBoard } from './use-letter-to-board.ts'

/** For finishing by hand: copies the letter and opens the listing. */
export function LetterToBoard({ application }: { application: Application }) {
  return <CopyAndOpen url={application.job_url} text={useLetterToBoard(application) ?? ''} />
}
