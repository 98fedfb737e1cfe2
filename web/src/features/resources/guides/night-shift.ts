import { defineMessages } from '../../../i18n/messages.ts'

export const text = defineMessages({
  body: `
Night work pays many Filipino homes. It also costs sleep, and sleep is what keeps you good at the work. Decide with open eyes, then protect your rest like a meeting.

## What 9 am abroad is in Manila

Manila does not change its clocks. Most of your employers do.

- **New York:** 9 pm from March to November, 10 pm the rest of the year.
- **Los Angeles:** midnight from March to November, 1 am the rest.
- **London:** 4 pm from late March to late October, 5 pm the rest.
- **Sydney, Melbourne:** 7 am from April to early October, 6 am the rest.
- **Brisbane:** 7 am all year.

Ask whether your hours follow **their** clock or **yours**. On Hanap, a listing that states its hours shows them as a strip in Manila time, with the night marked and the change of clocks told.

## Agree before you start

- Is the whole shift live, or are two or three hours shared and the rest your own?
- Which nights are off, and are they two in a row? Two together rest you; two apart do not.
- How much notice before the hours change?
- Is there more pay for the night? Employees in the Philippines get at least 10% more for work from 10 pm to 6 am (Labor Code, Article 86), with some exceptions. Most remote workers are contractors and get it only when they **ask**.

## Sleeping by day

Adults need seven hours or more in a day, night workers too.

- **Same block each day.** Keep at least four hours of your sleep at the same clock time, also on days off.
- **Dark.** Cover windows and the gap under the door, or wear a mask. Daylight wakes you even through closed eyes.
- **Cool and quiet.** A fan does both. Earplugs are cheap.
- **Tell the house.** Put your hours on the door. “Asleep until 2” is clearer than “I work nights”. Chores and errands come after sleep, not before: the morning hours are your best ones.
- **Nap before work.** One to two hours in the evening makes the hours before dawn easier.

## Staying awake well

- Bright light in the first half of the shift, dimmer in the last hour. Sunglasses on the way to bed if you go outside.
- Coffee early in the shift. Stop about six hours before you want to sleep.
- Something light around midnight; heavy meals at 3 am sit badly.
- From 3 to 6 am everybody is slowest. Put checking and sending money at other hours.
- Do not ride or drive when sleepy. A 20-minute nap first.

## When to stop or see a doctor

If for a month you cannot sleep although you have the time, if you nod off while talking or riding, or if your mood stays low, see a doctor and say that you work nights. Night work is harder with diabetes, heart trouble, epilepsy, or while pregnant: ask first. Rest is not laziness. A job you can keep only by going without sleep is not worth keeping.
`,
})

export const minutes = 4

export const sources = [
  {
    name: 'NIOSH (US): Training for nurses on shift work and long work hours',
    url: 'https://www.cdc.gov/niosh/work-hour-training-for-nurses/',
  },
  {
    name: 'American Academy of Sleep Medicine and Sleep Research Society: seven hours or more for adults (2015)',
    url: 'https://doi.org/10.5665/sleep.4716',
  },
  {
    name: 'Labor Code of the Philippines, Article 86',
    url: 'https://lawphil.net/statutes/presdecs/pd1974/pd_442_1974.html',
  },
]
