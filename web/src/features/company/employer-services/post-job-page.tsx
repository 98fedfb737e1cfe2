import { ComingSoon } from './coming-soon.tsx'
import { employerServiceMessages } from './messages.ts'

export function PostJobPage() {
  const m = employerServiceMessages
  return (
    <ComingSoon
      place="post-job"
      subject={m.postSubject}
      title={m.postTitle}
      lead={m.postLead}
      listTitle={m.postNowTitle}
      items={[m.postPay, m.postHours, m.postWho, m.postFree]}
      until={<p>{m.postUntil}</p>}
    />
  )
}
