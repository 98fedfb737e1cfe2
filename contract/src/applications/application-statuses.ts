/** What becomes of an application, as plain data: the first page a browser loads reads it from addresses. */
export const applicationStatuses = [
  'applied',
  'reviewing',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
