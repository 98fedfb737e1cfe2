import { defineMessages } from '../../../i18n/messages.ts'

export const text = defineMessages({
  body: `
An employer with eighty applications reads the first two lines of each. Your first message has one task: to earn a reply. It does not have to tell your life.

## Read the listing twice

Many employers hide a small order in the text: a word for the subject line, a question to answer, a file to leave out. It shows who reads. Do exactly what it says, at the top.

Be careful with orders that ask for more than a word: nobody needs your ID or your bank details in an application.

## Five parts, under 150 words

1. **The job, by its name.** “Your bookkeeper post of 3 November”, not “the job”.
2. **One proof.** The thing you have done that is most like their work, with a number. A number you can defend beats three adjectives.
3. **One thing you saw.** A detail of their listing or site, and what you would do about it.
4. **Hours and start.** When you work, in their time and in Manila’s, and from which day.
5. **One easy next step.** A call at a named time, or a sample they can open at once.

## An example to take apart

> Subject: Bookkeeper, Xero (blue mango)
>
> Hi Ms Carter,
>
> I am applying for your part-time bookkeeper post. For two years I have kept the books of six cafés in Xero: bank feeds daily, BAS papers ready by the 10th each quarter.
>
> You write that receipts arrive by photo and get lost. I would set up one inbox for them and match it every Friday; a one-page description of how I do this is attached.
>
> I am free 9 am to 1 pm Sydney time (6 to 10 am in Manila now, 7 to 11 am when your clocks change in April), from 1 December.
>
> Would a 15-minute call on Thursday at 10 am your time suit you?
>
> Mia Reyes

“Blue mango” was the hidden word. The numbers are hers. Nothing in it would fit another listing, and that is what makes it work.

## What to leave out

- Age, civil status, religion, height, a photo, your full address. They are not needed to judge your work.
- “I am hardworking, honest and willing to be trained.” Everybody writes it. Show it.
- “Dear Sir/Ma’am” when a name stands in the listing.
- Your whole story. The resume is attached.
- A rate lower than you can live on. See [asking for pay](/resources/ask-for-pay).

## If you let AI help

Use it for the first draft and for grammar. Then take out every claim that is not true, and every sentence that would fit any job. In an interview you will be asked about what the letter says. Letters written with AI on Hanap rest on your own profile and resume and show which sentence rests on what, so you can check them quickly.

## After sending

Nothing for four or five working days? One polite line: “I wanted to ask if you need anything else from me for the bookkeeper post.” Once. Then move on; most silence has nothing to do with you.
`,
})

export const minutes = 4

export const sources = []
