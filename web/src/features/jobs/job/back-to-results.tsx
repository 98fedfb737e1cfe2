import { pages } from '@hanap/contract/site/pages'
import { Link, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { paramsFrom } from '../../../listing/address/job-addresses.ts'
import { jobMessages } from '../messages.ts'

/** Goes back in the history if possible, which keeps the scroll position. */
export function BackToResults({ from }: { from: string }) {
  const m = jobMessages
  const { history } = useRouter()
  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !history.location.state.isFromList) return
    event.preventDefault()
    history.back()
  }
  return (
    <p className="-mt-4 text-t1">
      <Link
        to={pages.jobs.path}
        search={paramsFrom(from)}
        onClick={goBack}
        className="inline-flex min-h-11 items-center"
      >
        {m.backToResults}
      </Link>
    </p>
  )
}
