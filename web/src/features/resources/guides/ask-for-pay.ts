import { defineMessages } from '../../../i18n/messages.ts'

export const text = defineMessages({
  body: `
“What is your expected salary?” comes early and fast. Have three numbers ready before it does, all by the month.

## Your three numbers

- **Floor.** What you need: rent or share at home, food, internet and power for work, contributions, tax, one savings line. Below it you say no.
- **Fair.** What listings like this one pay. Look it up in the [salary guide](/salaries): the middle half is where most offers end.
- **First ask.** A little above fair, so that there is room to meet.

## Turn every offer into a month

- By the hour: rate × hours a week × 52 ÷ 12. At $5 and 40 hours a week that is 5 × 40 × 52 ÷ 12 = **$867 a month**, not $800.
- Every two weeks: × 26 ÷ 12. Twice a month: × 2. They are not the same.
- By the project: your hours honestly counted, meetings and changes too.

As a contractor you usually get no 13th month, no paid leave, no HMO and no employer’s share of contributions. The 13th month law (Presidential Decree 851) covers employees. To compare with an office job, add what that job would give: a 13th month alone is about 8% more.

## Pesos or dollars?

**In dollars**, you carry the exchange rate. When the peso weakens you gain, when it strengthens you lose, and each change into pesos costs a little. Banks and payment services rarely give the rate you see in the news: compare what arrives, not the fee they name.

**In pesos**, the employer carries the rate. Your rent is in pesos, so your month is steady. In a long contract you do not gain when the dollar rises, so agree on a date to look at the pay again.

A simple rule: if most of your costs are in pesos and you have no savings yet, pesos are calmer. If you have two months put aside, dollars are fine.

You can ask for a middle way: **pay in dollars, with a floor in pesos**. “$800 a month, and not less than ₱44,000 on the day of payment.”

## A worked example

You want ₱45,000 in your account. The rate is ₱58 to the dollar and 3% is lost on the way.

- ₱45,000 ÷ 58 = $776
- $776 ÷ 0.97 = **$800**

Ask for $800, and say who pays the fees. The rate here is only an example: take the day’s from the Bangko Sentral.

## Say it in one sentence

> For 40 hours a week I ask for $800 to $900 a month, paid on the 15th and the last day, fees on your side.

> Thank you for the offer of $600. For these hours and the night shift I can do $750. If $600 is fixed, I can offer 30 hours a week.

> I would prefer pesos: ₱45,000 a month. Can we look at it again after six months?

Then stop. The next sentence is theirs. A range is fine when you are happy with its lower end, because that is what you will be offered.

## Before you say yes

1. Amount, currency, and **on which days**.
2. Which way it is sent, and who pays the fees.
3. Hours, time zone, and what happens on their holidays and ours.
4. How long the trial lasts, and that it is paid.
5. When pay is looked at again.

Get it in writing. An email that says “agreed” is enough to begin with.
`,
})

export const minutes = 5

export const sources = [
  { name: 'Bangko Sentral ng Pilipinas: reference exchange rates', url: 'https://www.bsp.gov.ph' },
  {
    name: 'Presidential Decree 851, 13th-month pay (1975)',
    url: 'https://lawphil.net/statutes/presdecs/pd1975/pd_851_1975.html',
  },
]
