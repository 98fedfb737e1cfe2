import { type ComponentType, lazy, useState } from 'react'
import type { JobPageProps } from './job-page.tsx'

let here: ComponentType<JobPageProps> | undefined

/** Fetches the code of a job's own page. @throws where it cannot be had */
export async function fetchJobPage(): Promise<{ default: ComponentType<JobPageProps> }> {
  const { JobPage } = await import('./job-page.tsx')
  here = JobPage
  return { default: JobPage }
}

const FetchedJobPage = lazy(fetchJobPage)

/**
 * One job on a page of its own, fetched when one is first opened, so that the listing is there sooner. What is here already is
 * drawn at once: React holds back by 300 ms what takes the place of a part that was still to come.
 */
export function JobPage(props: JobPageProps) {
  // The same one as long as it stands: another would begin anew.
  const [Page] = useState<ComponentType<JobPageProps>>(() => here ?? FetchedJobPage)
  return <Page {...props} />
}
