export const manyTags = 'Too many tags' as const
export const tagsForm = 'Tags are numbers or name:{name}, separated by commas' as const
export const skillsForm = 'Skills are numbers or name:{name}, separated by commas' as const
export const pageNumber = 'Page must be a whole number from 1' as const
export const pageRange = 'Please give a page from 1 to 10000' as const
export const perPageNumber = 'Per page must be a whole number from 1' as const
export const sortUnknown = 'Sort by relevance, date or salary' as const
export const fitUnknown = 'Fit is any, or left out' as const
export const typeUnknown = 'Job type must be any, full-time, part-time, contract or gig' as const
export const salaryUnknown = 'Salary range must be 0-500, 500-1000, 1000-2000, 2000-5000 or 5000+' as const
export const minimumPayUnknown =
  'Minimum pay must be any, 20000, 30000, 40000, 60000, 80000 or 100000 pesos a month' as const
export const workHoursUnknown = 'Work hours must be any, day, night, flexible or not-stated' as const
export const postedUnknown = 'Date posted must be any, today, 3days, week or month' as const
export const experienceUnknown = 'Experience must be all, entry, mid or senior' as const
export const filtersArePremium =
  'Filtering by type, pay, hours, date and tags comes with the Premium plan.' as const
export const searchesCrowded =
  'You’re searching faster than we can answer. Please try again in a moment.' as const
export const payCrowded = 'Many people are looking at pay. Please try again in a moment.' as const
export const saveWhich = 'Choose a job to save' as const
export const whichJob = 'Choose a job' as const
export const manyReports = 'You’ve reported many jobs today. Please come back tomorrow.' as const
export const queryLong = 'Please search with at most {most#} characters' as const
export const searchesFull = 'You can keep {most#} searches. Please remove one first.' as const
export const hiddenFull =
  'You’ve hidden {most#} jobs, the most you can. Please show some again first.' as const
export const searchPreparing = 'We’re preparing the search. Please try again in a moment.' as const
export const searchCrowded = 'Many people are searching. Please try again in a moment.' as const
export const searchTooLong =
  'This search takes too long. Please use fewer phrases in quotes, or rarer words.' as const
