import type { Application } from '@hanap/contract/applications/applications'

export function anApplication(change: Partial<Application> = {}): Application {
  return {
    id: 1,
    origin: 'hanap',
    job: 7,
    job_title: 'Customer Support Lead',
    employer_name: 'Harbor & Pine',
    status: 'applied',
    applied_date: '2026-11-03T01:12:00Z',
    applied_on: null,
    last_updated: '2026-11-18T08:30:00Z',
    notes: '',
    interview_date: null,
    interview_on: null,
    interviews: [],
    follow_up_date: null,
    follow_up_on: null,
    reminded_at: null,
    board_status: '',
    offer_date: null,
    offer_on: null,
    send_state: 'sent',
    send_problem: null,
    job_url: 'https://board.example/job/7',
    history: [],
    followed: null,
    version: 'v1',
    ...change,
  }
}

export const applicationList = (...results: Application[]) => ({ count: results.length, results })
