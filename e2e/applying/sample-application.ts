/** An application at an interview, or never sent. */
export function application(id: number, send_state: 'sent' | 'failed') {
  const job_url = 'https://board.example/jobs/7'
  const isSent = send_state === 'sent'
  const problem = { reason: 'The board was down.', possible_causes: [], suggestions: ['Try again.'], job_url }
  return {
    id,
    origin: 'hanap',
    job: id,
    job_title: 'Customer Support Lead for an Outdoor Equipment Company in Melbourne',
    employer_name: 'Harbor & Pine',
    status: isSent ? 'interview' : 'applied',
    applied_date: '2026-11-03T01:12:00Z',
    applied_on: null,
    last_updated: '2026-11-18T08:30:00Z',
    notes: isSent ? 'Ask for Dana.' : '',
    interview_date: isSent ? '2026-11-24T13:00:00Z' : null,
    interview_on: null,
    interviews: [],
    offer_date: null,
    offer_on: null,
    follow_up_date: null,
    follow_up_on: null,
    reminded_at: null,
    board_status: '',
    send_state,
    send_problem: isSent ? null : problem,
    job_url,
    history: [],
  }
}
