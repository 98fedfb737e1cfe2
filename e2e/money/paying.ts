import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { headersOf } from '../asking.ts'
import { expect } from '../fixtures.ts'

/** Paid at once, by the bank's page, declined. */
export const PAID = '4343434343434345'
export const BY_BANK = '4120000000000007'
export const DECLINED = '4111111111111111'
export const CREATE = '**/api/auth/subscription/payment/create/'
/** Shown while a payment is processing. */
export const later = 'Payment is processing. Your subscription will be updated shortly.'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Subscription' })
/** Opens after a payment. */
export const detailsOf = (page: Page) => page.getByRole('dialog', { name: 'Payment details' })
export const planOf = (page: Page, name: string) => page.getByRole('region', { name })
/** Names the plan. */
export const account = (page: Page) => page.getByRole('button', { name: /^Account/ })

export async function openPayment(page: Page, plan: string) {
  await page.goto('/subscription/plans')
  await planOf(page, plan).getByRole('button', { name: 'Upgrade Now' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

export async function fillCard(page: Page, number: string, name = 'BEA M REYES') {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Card Number').fill('')
  await dialog.getByLabel('Card Number').pressSequentially(number)
  await dialog.getByLabel('Month').fill('08')
  await dialog.getByLabel('Year').fill('39')
  await dialog.getByLabel('CVC').fill('123')
  await dialog.getByLabel('Name on Card').fill(name)
}

export const complete = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Complete Purchase' }).click()

/** Pays with a card that requires it. @returns the page's address */
export async function goToBank(page: Page, plan: string): Promise<string> {
  await openPayment(page, plan)
  await fillCard(page, BY_BANK)
  await complete(page)
  await page.waitForURL(/3d-secure/)
  return page.url()
}

export const order = (request: APIRequestContext, payments: string, data: object) =>
  request.post(`${payments}/_control`, { data })

/** Newest first. */
export async function paymentsOf(request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  const answer = await request.get('/api/auth/subscription/payments/', { headers })
  return (await answer.json()).results as { id: string; status: string; refunded: number }[]
}

/** Without the form. @returns the payment's id */
export async function payAs(request: APIRequestContext, token: string, card: string, name = 'BEA M REYES') {
  const answer = await request.post('/api/auth/subscription/payment/create/', {
    headers: { ...headersOf(token), 'idempotency-key': randomUUID().replaceAll('-', '') },
    data: {
      plan_id: 2,
      payment_details: {
        card: { number: card, exp_month: 8, exp_year: 39, cvc: '123' },
        billing: { name, email: 'bea@example.com' },
      },
    },
  })
  return String((await answer.json()).payment_id)
}
