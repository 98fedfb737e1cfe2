import { type ComponentType, lazy, useState } from 'react'
import type { JobPageProps } from './job-page.tsx'

let here: ComponentType<JobPageProps> | undefined

/** @throws if the code cannot be loaded */
export async function fetchJobPage(): Promise<{ default: ComponentType<JobPageProps> }> {
  const { JobPage } = await import('./job-page.tsx')
  here = JobPage
  return { default: JobPage }
}

const FetchedJobPage = lazy(fetchJobPage)

/**
 * Lazy, so that the listing loads sooner. Loaded code renders at once: React delays a suspended part by up to 300 ms.
 */
export function JobPage(props: JobPageProps) {
  // Fixed while mounted: another component would remount.
  const [Page] = useState<ComponentType<JobPageProps>>(() => here ?? FetchedJobPage)
  return <Page {...props} />
}
