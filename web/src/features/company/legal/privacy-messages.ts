import { defineMessages } from '../../../i18n/messages.ts'

/** legal-blocks.ts explains the markup. Every duration here is enforced in code: change both together. */
export const privacyMessages = defineMessages({
  title: 'Privacy Policy',
  updated: 'Last updated: May 5, 2025',
  /** A translation names the binding language; empty in that language. */
  binding: '',
  contents: 'On this page',
  inShortTitle: 'In short',
  inShort: `
- We keep what you need to find, apply for and follow jobs. We show no ads, use no trackers and sell nothing.
- We seal your Online Jobs Portal password. We never store your card number.
- You can take a copy of your account with you, and delete it, yourself, at any time.`,
  whoTitle: 'Who we are, and what this covers',
  who: (email: string) => `
Hanap finds remote jobs for people in the Philippines. The company that runs this site decides why and how your personal data is used here: under the Data Privacy Act of 2012 (Republic Act No. 10173) it is the personal information controller.

For anything about your data, write to our data protection officer at [${email}](mailto:${email}) or use the [contact form](/contact).

This policy covers this site and the emails it sends. The job board, the payment provider and the sign-in provider have policies of their own.`,
  keptTitle: 'What we keep, and why',
  kept: `
| What | In detail | Why
| Account | Name, username, email, phone if you give it, and a hash of your password that cannot be turned back | To sign you in and to write to you
| Sign-ins | What kind of browser, since when, last used. From a provider such as Google: its number for you and the email address it confirmed, never its password | So that you can sign in, and see and end where you are
| Profile and resumes | What you enter, the files, and what was read in them | To fill your profile and to write and send applications
| What you look for | Saved jobs and searches, hidden jobs, reports, notifications | To show them to you, and to tell you once of what is new
| Cover letters and applications | Cover letters, your AI instructions, the job, cover letter and resume as they were sent, your notes and interview dates | To apply when you say so, and to show what became of it. Summed over groups of ten people, without names: how often an employer replies
| Online Jobs Portal account | Its email and sealed password, and every time they were used | To apply and to get its updates
| Plans and payments | Amount, day, state, card brand and last four digits, the provider’s numbers; sealed: the name, email and phone for the receipt | To give you what you paid for, and because tax law wants records
| Messages to us | What you write on the contact form, with your name and email | To answer you

The law’s grounds for this (sections 12 and 13) are: our agreement with you, for nearly all of it; legal duties, for payment records; our legitimate interest in a safe service, for limits against abuse; and your consent, for offers by email, which are off until you turn them on.

A resume can say a lot. Please leave out what no job needs: religion, health, government numbers, your family. We do not ask for it.`,
  boardTitle: 'Your Online Jobs Portal account',
  board: `
We list jobs from one Philippine job board, and you apply there with your own account. If you connect it, we test your password once with a real login and then seal it with strong encryption (AES-256) under a key that is kept apart from the database.

It is opened only to check the account, to apply when you press the button, and to bring in updates while that switch is on. Every use is listed under [Settings, Integrations](/settings?tab=integrations).

When you disconnect, the password and the board’s session are erased at once. No copy of your data that you ask for has them in it.`,
  cardTitle: 'Payments',
  card: `
Cards are charged by a payment provider. Your card number and security code go to it and are kept nowhere here: not in our database, logs or backups. We keep the card’s brand and last four digits, as the provider tells them.

Plans don’t renew, so we keep no card to charge again.`,
  aiTitle: 'Letters written with AI',
  ai: `
When you ask for a cover letter, we send the job and a short list of facts to a server that runs a language model: your title, summary, skills, projects, past jobs, education and your instructions; where the job asks for them, also your start date, hours and years of work. We leave out your name, email, phone, address, links and pay. If you hide your current employer, we leave its name out too.

That server may stand outside the Philippines. We do not let it decide anything: you read the cover letter, change it, and send it yourself. Without such a server, or if you never ask, a plain template on our side does it.

Your resume is read by a program on our own server, not by an AI model.`,
  sharedTitle: 'Who else gets your data',
  shared: `
| Who | What, and when
| The job board | Your cover letter, and the link or text of your resume, when you apply; your login there
| The employer | What you send through the board. What else of your profile employers could see is yours to set under [Settings, Privacy](/settings?tab=privacy)
| The payment provider | Your card, name, email, phone and the amount, when you pay
| The AI server | The facts above, when you ask for a cover letter
| The mail server | Your address and the emails we send you
| The sign-in provider | That you sign in here, if you choose to sign in that way
| Those who host this site for us | The data as it is stored, on our orders only
| Courts and authorities | What the law makes us give, and no more

Some of them work in other countries. We stay responsible for what they do on our behalf. Nobody gets your data for advertising.`,
  browserTitle: 'What stays in your browser',
  browser: `
We set no tracking cookies. Your browser’s own storage holds your sign-in, your saved jobs, what you searched for in this visit, drafts you have not sent, and your choice of colours, of Lite and of keys. So that you can read without a signal, your phone also keeps the jobs you looked at, your saved jobs and your applications for up to 30 days, and what you saved or noted meanwhile until it is sent. Payments, letters and passwords are never among it. Logging out clears all but those choices. One short-lived cookie guards a sign-in through a provider, for ten minutes.`,
  timesTitle: 'How long we keep it',
  times: (exportDays: number) => `
As long as you have an account, unless you delete it earlier or it stands here:

| What | How long
| A sign-in you do not use | 1 day; 30 days with “Remember me”. However busy: 30 and 180 days
| What you searched for | As a hash, for the half hour in which repeating it is free, and up to an hour more
| Emails to you | The text until it is sent, one day at most. That it was sent: 90 days
| Links in emails | One hour for a password, one day for an address. That there was one: 30 days more
| An address that does not exist | We send nothing to it for 180 days, or until you confirm it
| Notifications | 180 days
| Which jobs your saved searches told you of | 365 days
| The list of uses of your Online Jobs Portal account | 366 days
| A copy of your data | ${exportDays} days, or until you fetch it. That you asked for it: 90 days
| Answers kept so that nothing is sent twice | 2 days
| Counters of attempts, against abuse | 1 day
| Files of a resume you delete | Erased within the hour
| Messages to us | 365 days, also if you leave: the form asks for no account. Ask us, and we delete them sooner
| Payments | As long as tax law asks, also after you leave, but then without you: see below

Backups are overwritten in turn by whoever runs this site. Until then they may hold what you deleted, and are used for nothing but repairs.`,
  leaveTitle: 'Your copy, and leaving',
  leave: (exportDays: number, trialDays: number) => `
Under [Settings, Privacy](/settings?tab=privacy) you can ask for a copy of everything we hold about you: pages you can read, JSON for other programs, and your files. We email you a link that works once, for ${exportDays} days, while you are signed in. Passwords and other secrets are left out, and the copy says so. Messages from the contact form are not in it either: anybody can type any address there. Ask us for those.

In the same place you can delete your account. It is gone at once, with your profile, files, cover letters, applications, Online Jobs Portal password and sign-ins. We can’t bring it back.

What stays:

- Payments, without you: amount, day, card brand, last four digits and the provider’s numbers. Your name, email and phone are erased from them.
- A keyed hash of your email address, and of any address you changed it from. Nobody can read an address from it. It tells us only that this address already had its free ${trialDays} days: if you sign up again with it, there is no second free trial.
- Sums over groups of ten people: how often an employer replied and invited. They name no one.
- Messages you wrote on the contact form, for their 365 days.

What you sent to employers and what you paid stays with the board and the provider. Ask them to erase it.`,
  rightsTitle: 'Your rights',
  rights: (email: string) => `
The Data Privacy Act gives you these rights. Using them is free.

- To be informed: this page, and our answers.
- To access your data and to take it with you: the copy above.
- To correct it: on your [profile](/profile) and in your [settings](/settings).
- To object, and to take back consent: for offers and alerts by email, with one click in any of them.
- To have it erased or blocked: by deleting it, or by asking us.
- To damages, if you were harmed by wrong, false or unlawful use of it.
- To complain.

Write to [${email}](mailto:${email}). We answer within 30 days. If you are not content, complain to the [National Privacy Commission](https://privacy.gov.ph).`,
  safeTitle: 'How we protect it',
  safe: `
Passwords are hashed with argon2id. Board passwords and what stands on receipts are sealed. Connections to other services are encrypted. Each person’s data is open to that person alone, and tests check that on every change.

No system is perfect. If a breach could harm you, we tell you and the National Privacy Commission within 72 hours of knowing.`,
  ageTitle: 'Age, and changes to this page',
  age: `
Hanap is for people of 18 years or more. We do not knowingly keep the data of anybody younger; tell us, and we delete it.

If we change this policy, the date above changes. If a change matters to you, we tell you before it counts.`,
})
