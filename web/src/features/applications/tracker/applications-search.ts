import { type ApplicationStatus, applicationStatuses } from '@hanap/contract/application-statuses'

export type ApplicationsSearch = { status?: ApplicationStatus; page?: number }

/** Reads the tab and the page from the address; whatever it does not know is left out. */
export function readApplicationsSearch(search: Readonly<Record<string, unknown>>): ApplicationsSearch {
  const status = applicationStatuses.find((known) => known === search['status'])
  const page = Number(search['page'])
  return {
    ...(status !== undefined && { status }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  }
}
