/** No schema: the first page a browser loads reads these from addresses. */
export const applicationStatuses = [
  'applied',
  'reviewing',
  'interview',
  'offer',
  'hired',
  'rejected',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]
