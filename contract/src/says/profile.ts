export const writeText = 'Please write this as text.' as const
export const skillText = 'Please write each skill as text.' as const
export const listOfSkills = 'Please give a list of skills.' as const
export const listOfProjects = 'Please give a list of projects.' as const
export const listOfTypes = 'Please give a list of job types.' as const
export const list = 'Please give a list.' as const
export const step = 'Please give a step from 1 to 5.' as const
export const typeSkill = 'Type a skill' as const
export const chooseResume = 'Choose a resume' as const
export const someReading =
  'Some of your resumes are being read right now. Please try again in a moment.' as const
export const manyUploads = 'You uploaded many files in the last hour. Please try again later.' as const
export const manyReadings = 'You had many files read in the last hour. Please try again later.' as const
export const readingsCrowded = 'Many resumes are being read right now. Please try again in a moment.' as const
export const looksCrowded = 'Many files are being looked at right now. Please try again in a moment.' as const
export const tooLarge = 'What you sent is too large.' as const
export const uploadsCrowded =
  'Many files are being uploaded right now. Please try again in a moment.' as const
export const uploadSlow =
  'Your upload came too slowly and was ended. Please try again with a better connection.' as const
export const uploadBroken = 'The upload did not arrive whole. Please try again.' as const
export const skillQueryLong = 'Please type at most {most#} characters' as const
export const skillLong = 'Please use at most {most#} characters for a skill' as const
export const manySkills = 'Please keep to {most#} skills' as const
export const manyProjects = 'Please keep to {most#} projects' as const
export const manyEntries = 'Please keep to {most#} entries' as const
