import { defineMessages } from '../../../i18n/messages.ts'

/** legal-blocks.ts explains the markup. Prices and days come from the price list. */
export const termsMessages = defineMessages({
  title: 'Terms of Service',
  updated: 'Last updated: May 5, 2025',
  /** A translation names the binding language; empty in that language. */
  binding: '',
  contents: 'On this page',
  inShortTitle: 'In short',
  inShort: (days: number) => `
- ${days} days are free. After that you pay by the month, if you want to. Plans don’t renew, and paid months aren’t refunded.
- Jobs come from another site. We did not write them and we do not hire.
- Be truthful, be yourself, and never pay anybody to get a job.`,
  agreementTitle: 'This agreement',
  agreement: `
These terms are between you and the company that runs Hanap. By making an account you agree to them and to the [Privacy Policy](/privacy). If you do not agree, please do not use Hanap.

You must be at least 18 and able to make a contract. Accounts are for job seekers; accounts for employers do not exist yet.`,
  accountTitle: 'Your account',
  account: `
- Give true facts and keep them right. One person, one account.
- Keep your password to yourself. What is done with your account counts as done by you, until you tell us it is not in your hands.
- If you connect an Online Jobs Portal account, it must be yours, and its own terms hold for what you do there, also through us.`,
  jobsTitle: 'Jobs and employers',
  jobs: `
Our jobs come from one Philippine job board. We show what the employer wrote, and beside it our reading: pay in pesos a month, hours, type of work, and warnings. That reading is an estimate made by a program. The employer’s words are what counts.

We are not the employer, a recruiter or an agent, and we do not check employers. We cannot promise that a job is real, still open, or yours. A real employer never asks you for money. If one does, report the job.`,
  applyTitle: 'Applications and cover letters',
  apply: `
You decide what is sent. When you press Submit Application, we send your cover letter and resume to Online Jobs Portal through your own account, once. What happens then is up to it and the employer. If we cannot tell whether it arrived, we say so.

Cover letters written with AI rest on your profile and are checked against it, but the check is not perfect. Read each one before you send it: it goes out in your name.

What you write stays yours. You let us store it and send it, for you and for no other purpose.`,
  payTitle: 'Trial, plans and payment',
  pay: (days: number, basic: string, premium: string) => `
| Plan | What you pay
| Free Trial | Nothing, for ${days} days from the day you sign up. One trial for each person, also after deleting an account
| Basic | ${basic} for one month
| Premium | ${premium} for one month

The [plans page](/subscription/plans) says what each holds. You pay by card before a month begins.

- A month ends on the same day of the next month, or on its last day.
- There is no automatic renewal. We remind you three days before the end.
- Paying again for the same plan adds a month to its end. Another plan starts at once; unused days of a cheaper plan are added at their value, and the page says how many.
- There is no cancellation or refund of a paid month, except where the law gives you one or where we failed to give you what you paid for. Then write to us.
- After the end you can still see what you saved and sent. Searching and applying wait for a plan.

If we change a price, it counts for months you buy afterwards.`,
  fairTitle: 'Fair use',
  fair: `
Please do not:

- lie about who you are or what you can do, or apply in somebody else’s name;
- copy our jobs in bulk, or use programs to get around the limits of your plan;
- try passwords, look for other people’s data, or put the service at risk;
- upload anything harmful, or anything you have no right to;
- send employers spam, threats or hate.

Found a hole in our security? [Tell us](/contact) first, and we will thank you.`,
  endTitle: 'Ending it',
  end: `
You can delete your account at any time under [Settings, Privacy](/settings?tab=privacy). A paid month that is left ends with it.

We may limit or close an account that breaks these terms. We tell you why, unless the law forbids it, and you may answer. If we close it without a breach by you, we refund the days you paid for and did not get.`,
  liabilityTitle: 'What we answer for',
  liability: `
We run Hanap with care, but not without faults: it can be slow, wrong or away, and so can the board, the payment provider and the AI server.

As far as the law allows, we do not answer for jobs you did not get, for what an employer does, or for losses that follow from them, and in all for no more than you paid us in the twelve months before. Nothing here limits what the law does not let us limit: fraud, gross negligence, and your rights under the Consumer Act (Republic Act No. 7394) and the Data Privacy Act (Republic Act No. 10173).`,
  lawTitle: 'Law, changes and contact',
  law: (email: string) => `
The law of the Republic of the Philippines holds, and its courts decide. Please [write to us](/contact) first: most things can be settled that way.

If we change these terms in a way that matters, we tell you 15 days before. You may leave until then; for a month you have paid, the old terms hold to its end.

If a part of these terms is void, the rest holds. Questions: [${email}](mailto:${email}).`,
})
