/** Invented round figures, in pesos a year. */
export type SampleSalary = {
  readonly title: string
  readonly location: string
  readonly average: number
  readonly low: number
  readonly high: number
  readonly skills: readonly string[]
}

/** Not counted from listings, as the page says. */
const sampleSalaries: readonly SampleSalary[] = [
  sample(
    'Virtual Assistant',
    'Remote, Philippines',
    420_000,
    300_000,
    600_000,
    'Email',
    'Calendars',
    'Research',
  ),
  sample('Customer Support', 'Cebu City', 390_000, 300_000, 540_000, 'Zendesk', 'Chat', 'Spoken English'),
  sample('Bookkeeper', 'Davao City', 540_000, 420_000, 720_000, 'Xero', 'QuickBooks', 'Excel'),
  sample('Graphic Designer', 'Metro Manila', 480_000, 360_000, 660_000, 'Photoshop', 'Illustrator', 'Canva'),
  sample(
    'Video Editor',
    'Remote, Philippines',
    510_000,
    360_000,
    780_000,
    'Premiere Pro',
    'After Effects',
    'Captions',
  ),
  sample(
    'Digital Marketing Specialist',
    'Metro Manila',
    600_000,
    420_000,
    840_000,
    'SEO',
    'Google Ads',
    'Analytics',
  ),
  sample(
    'Web Developer',
    'Remote, Philippines',
    840_000,
    600_000,
    1_200_000,
    'JavaScript',
    'React',
    'WordPress',
  ),
  sample('Project Manager', 'Metro Manila', 960_000, 720_000, 1_320_000, 'Planning', 'Asana', 'Reporting'),
]

function sample(
  title: string,
  location: string,
  average: number,
  low: number,
  high: number,
  ...skills: string[]
): SampleSalary {
  return { title, location, average, low, high, skills }
}

/** Other filters do not apply. */
export function samplesFor(title: string, location: string): SampleSalary[] {
  return sampleSalaries.filter((one) => holds(one.title, title) && holds(one.location, location))
}

const holds = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
