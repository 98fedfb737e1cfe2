import { defineMessages } from '../../../i18n/messages.ts'

export const text = defineMessages({
  body: `
This is a map, not advice for your case. Rates are as we read them for 2025 and they change: the office’s own page rules, and an hour with an accountant is cheaper than a penalty.

## Employee or contractor?

Read your agreement. An **employee** of a Philippine company has tax and contributions taken from pay by the employer. Most remote workers for a client abroad are **self-employed contractors**: the client sends the whole amount, and tax and contributions are yours to do.

## Ways to receive money

- **Bank transfer from abroad** suits larger, monthly amounts. Ask your bank what it takes for an incoming transfer.
- **Payment services** (Wise, Payoneer, PayPal and others) are quick. Compare how many pesos arrive for the same $500 on the same day; the fee is often inside the exchange rate.
- **E-wallets** have limits by month and by how far you are verified. Check yours before payday.

Use an account in your own name. Keep every payment slip and send a numbered invoice for each payment. It is your proof for a loan, a visa or a house later.

If the client pays late: a friendly note on day 3, no new work from day 10. Agree on the first payment after two weeks, not after two months.

## Income tax when you are self-employed

1. **Register** with the Bureau of Internal Revenue as self-employed (Form 1901). If you have a TIN already, keep it: a second one is not allowed. The yearly ₱500 registration fee is gone since January 2024 (Republic Act 11976).
2. **Choose how you are taxed.** The two ways are below.
3. **Say which.** You choose 8% when you register or in the first quarter’s return. If you say nothing, it is the graduated rates for that year.
4. **File on time**, also when there is nothing to pay: three quarterly returns (by 15 May, 15 August and 15 November) and the yearly one by 15 April.
5. **Keep** your invoices and books for five years.

## 8% or graduated rates

You may choose if your gross receipts are not above ₱3 million a year and you are not VAT-registered.

- **8%** of gross receipts above ₱250,000 a year. No deductions, and no percentage tax. If you also have a job with a salary, the ₱250,000 is not taken off here.
- **Graduated rates:** 0% to 35% of what remains after your costs, the first ₱250,000 of it free. Percentage tax of 3% of receipts comes on top, with its own return each quarter.

An example for 8%: ₱45,000 a month is ₱540,000 a year. 540,000 − 250,000 = 290,000, and 8% of that is **₱23,200 for the year**, about ₱1,930 a month. Put it aside on payday.

## Contributions

- **SSS** pays for sickness, maternity, disability and old age. The rate is 15% of the monthly salary credit from January 2025; the self-employed pay all of it.
- **PhilHealth** helps with hospital bills. The rate is 5% of monthly income, between a floor and a ceiling.
- **Pag-IBIG** is savings and housing loans, from a few hundred pesos a month.

Pay them in the months you earn. Gaps show when you need a maternity or sickness benefit.

## A small system

- One account for work money only.
- On payday move 10 to 15% to a second one for tax and contributions.
- One folder a year: contract, invoices, payment slips, returns.
- Four reminders in your phone, a week before each date above.
`,
})

export const minutes = 5

export const sources = [
  {
    name: 'Republic Act 10963, TRAIN law (2017): rates and the 8% option',
    url: 'https://lawphil.net/statutes/repacts/ra2017/ra_10963_2017.html',
  },
  {
    name: 'Republic Act 11976, Ease of Paying Taxes Act (2024)',
    url: 'https://lawphil.net/statutes/repacts/ra2024/ra_11976_2024.html',
  },
  { name: 'Bureau of Internal Revenue', url: 'https://www.bir.gov.ph' },
  { name: 'Social Security System', url: 'https://www.sss.gov.ph' },
  { name: 'PhilHealth', url: 'https://www.philhealth.gov.ph' },
  { name: 'Pag-IBIG Fund', url: 'https://www.pagibigfund.gov.ph' },
]
