/*
 * Keys of cached answers that several layers mark out of date. A key that one room alone knows stands beside its query.
 */
export const applicationsKey = ['applications'] as const
export const boardAccountKey = ['integrations'] as const
export const jobsKey = ['jobs'] as const
export const savedJobsKey = ['saved-jobs'] as const
export const searchStatusKey = ['searches', 'status'] as const
export const standingKey = ['standing'] as const
