/* Keys with several users; others are beside their query. */
export const applicationsKey = ['applications'] as const
export const boardAccountKey = ['integrations'] as const
export const jobsKey = ['jobs'] as const
export const savedJobsKey = ['saved-jobs'] as const
export const searchStatusKey = ['searches', 'status'] as const
export const standingKey = ['standing'] as const
