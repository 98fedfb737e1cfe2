import { articleFor } from './articles.ts'
import type { Employer } from './employers.ts'
import type { Kind } from './kind.ts'
import type { Random } from './random.ts'

const EMOJI = ['🚀', '🔥', '⭐', '📈', '💼', '🎯', '✨', '🇵🇭', '🎬', '📞']

/** Plain, decorated, shouted or far too long. */
export function writeTitle(random: Random, role: string, kind: Kind, employer: Employer): string {
  const { niche, trade, country, clock, city } = employer
  const tool = random.pick(kind.tools.filter((one) => !one.startsWith('our ')))
  const a = articleFor(role)
  const long = `${role} for ${a === 'an' ? 'a busy' : 'a growing'} ${city} ${niche} – must know ${tool}, be available on ${clock} hours, and stay with us for the long run (please read the whole post before you apply)`
  return random.weighted<() => string>([
    [30, () => role],
    [8, () => `${role} - ${title(trade)}`],
    [9, () => `${role} for ${country.adjective} ${title(niche)}`],
    [
      6,
      () =>
        `${random.pick(['Full-Time', 'Part-Time', 'Remote', 'Long-Term', 'Home-Based', 'Experienced', 'Senior', 'Junior'])} ${role}`,
    ],
    [
      6,
      () =>
        `${role} (${random.pick(['Work From Home', 'Full-Time', 'Night Shift', `${clock} hours`, 'Part-Time, Flexible', 'Long Term', '20 hrs/week', 'No Weekends'])})`,
    ],
    [
      6,
      () =>
        `${role} | ${tool} | ${random.pick([`${country.adjective} client`, `${clock} shift`, 'Remote', 'Start ASAP'])}`,
    ],
    [
      5,
      () =>
        `${random.pick(['Looking for', 'Wanted:', 'Seeking', 'Now hiring:', 'We need', 'Hiring'])} ${role}`,
    ],
    [5, () => `${role} with ${tool} ${random.pick(['Experience', 'skills', 'knowledge', 'background'])}`],
    [4, () => role.toLowerCase()],
    [3, () => role.toUpperCase()],
    [3, () => `URGENT HIRING: ${role}${random.pick(['', '!!', ' - start Monday'])}`],
    [
      4,
      () =>
        `${random.pick(EMOJI)} ${role} ${random.pick([`– ${title(niche)}`, `(${tool})`, random.pick(EMOJI), '– join our team!'])}`,
    ],
    [3, () => `${role} + ${random.pick(kind.roles.filter((other) => other !== role))}`],
    [
      2,
      () =>
        `${role} needed ${random.pick(['asap', 'for small team', 'to start this month', 'for ongoing work', 'for 3 month project'])}`,
    ],
    [2, () => `${role} / ${tool} / ${title(trade)} & more`],
    [2, () => `${employer.company} is hiring ${a} ${role}`],
    [2, () => long],
  ])()
}

function title(words: string): string {
  return words.replace(
    /(^|[ -])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}
