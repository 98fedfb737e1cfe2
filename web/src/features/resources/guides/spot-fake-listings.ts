import { defineMessages } from '../../../i18n/messages.ts'

export const text = defineMessages({
  body: `
Most listings are real. The fake ones copy real ones, so a good logo or good English proves nothing. What gives them away is what they ask **you** to do.

## Seven signs to stop

- **You pay first.** A fee for training, a starter kit, a background check, a “slot”, or a laptop deposit that comes back later. An employer pays you, never the other way.
- **Tasks that need a top-up.** You like videos or rate hotels, see small earnings, then must deposit to “unlock” the rest. The first payout is the bait. The deposit does not come back.
- **Your account is the job.** Receiving money and sending it on, or lending a bank or GCash account. This is how stolen money is moved, and lending or selling an account for that is a crime under Republic Act 12010.
- **They send too much.** A payment larger than agreed, then a request to return the difference. The first payment is later reversed and the loss is yours.
- **Chat only, and in a hurry.** No website, no company email, no call, hired in ten minutes, everything on Telegram or WhatsApp.
- **Papers too early.** A photo of your ID, a selfie holding it, your bank login or a one-time code before there is a contract. No employer ever needs a one-time code.
- **Pay that fits nothing.** Data entry at three times what such work usually pays. Compare with the [salary guide](/salaries).

## A five-minute check

1. Search the company’s name with the word “scam”, and once more with the word “reviews”.
2. Open its website by typing the address yourself. See whether the job is there too.
3. Look at the email address after the @. A name that is almost the company’s is not the company’s.
4. Copy one strange sentence of the listing into a search engine, in quotes. Fake listings are pasted many times.
5. Ask for a short video call, and ask who you would report to. A real employer says yes or gives a reason.

On Hanap, a listing that asks for money, moves you to chat only, or hides who posts it has a **Check before you apply** box with the words that made us say so. It is advice, not a verdict: a listing without the box can still be fake. You can report a listing from its own page.

## About test work

A short test is normal. An hour or less is fair unpaid; a full day of real work is a job and should be paid. Ask before you begin: “Is the test paid, and what will it be used for?”

## If it already happened

1. **Money.** Call your bank or e-wallet at once, ask them to hold the transfer, and write down the ticket number. Minutes matter.
2. **Passwords.** Change the one you used, starting with your email, and turn on two-step sign-in.
3. **ID.** Keep proof of what you sent and to whom. Tell your bank to watch for new accounts in your name.
4. **Report.** The government’s cybercrime hotline is 1326. The PNP Anti-Cybercrime Group and the NBI Cybercrime Division take complaints. Bring screenshots with dates, account names and numbers.
5. **Warn.** Report the listing here, and on the board where it stands. You did nothing shameful: these people do this full time.
`,
})

export const minutes = 4

export const sources = [
  { name: 'Federal Trade Commission (US): Job scams', url: 'https://consumer.ftc.gov/articles/job-scams' },
  {
    name: 'Republic Act 12010, Anti-Financial Account Scamming Act (2024)',
    url: 'https://lawphil.net/statutes/repacts/ra2024/ra_12010_2024.html',
  },
  { name: 'Cybercrime Investigation and Coordinating Center, hotline 1326', url: 'https://cicc.gov.ph' },
  { name: 'National Privacy Commission', url: 'https://privacy.gov.ph' },
]
