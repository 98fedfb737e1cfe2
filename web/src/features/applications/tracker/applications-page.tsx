import { pages } from '@hanap/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatAhead, formatAppointment } from '../../../i18n/age.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Page } from '../../../shell/page.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { applicationsQuery } from '../queries.ts'
import { nextInterview } from './application-tabs.ts'
import { ApplicationsList } from './applications-list.tsx'
import { type ApplicationsSearch, readApplicationsSearch } from './applications-search.ts'
import { ApplicationsSkeleton } from './applications-skeleton.tsx'
import { applicationMessages } from './messages.ts'
import { failureSuffix } from './tracker-failure.ts'

/** What became of every application; tab and page stand in the address. */
export function ApplicationsPage() {
  const m = useMessages(applicationMessages)
  const { language } = useLanguage()
  const [openedAt] = useState(() => Date.now())
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(applicationsQuery(openedAt))
  const search = readApplicationsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const go = (next: ApplicationsSearch) => void navigate({ to: pages.applications.path, search: next })
  const applications = data?.results ?? []
  const now = Math.max(openedAt, dataUpdatedAt)
  const interview = nextInterview(applications, now)
  const lead =
    applications.length > 0 &&
    [
      m.count(formatCount(applications.length), applications.length === 1),
      interview && m.interviewAhead(formatAhead(interview, now, language), formatAppointment(interview)),
    ]
      .filter(Boolean)
      .join(' ')

  return (
    <Page title={m.title} lead={lead}>
      <h2 className="sr-only">{m.listHeading}</h2>
      {data ? (
        applications.length > 0 ? (
          <ApplicationsList applications={applications} search={search} now={now} onSearch={go} />
        ) : (
          <EmptyState
            title={m.emptyTitle}
            icon={Send}
            action={
              <ButtonLink to={pages.jobs.path} look="primary">
                {m.findJobs}
              </ButtonLink>
            }
          >
            {m.emptyText}
          </EmptyState>
        )
      ) : error && !isFetching ? (
        <Alert
          kind="error"
          title={m.loadFailedTitle}
          live
          action={
            <Button
              onClick={() => {
                focusHeading()
                void refetch()
              }}
            >
              {m.tryAgain}
            </Button>
          }
        >
          {m.loadFailed + failureSuffix(error, m)}
        </Alert>
      ) : (
        <ApplicationsSkeleton />
      )}
    </Page>
  )
}
