// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keepTyped } from './typed-before.ts'

const form = `
  <input name="email" value="">
  <textarea name="note"></textarea>
  <input type="radio" name="plan" value="basic" checked>
  <input type="radio" name="plan" value="premium">
  <input type="checkbox" name="daily">
  <select name="city"><option>Cebu</option><option>Davao</option></select>
  <input name="phone" value="0917">`

const draw = (place: HTMLElement) =>
  place.replaceChildren(...new DOMParser().parseFromString(form, 'text/html').body.childNodes)

const fieldIn = (place: HTMLElement, selector: string) => {
  const field = place.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`There is no ${selector}.`)
  return field
}

test('what mia typed, ticked and chose before the script came stands in the form that is drawn then', () => {
  const place = document.createElement('div')
  document.body.append(place)
  draw(place)
  fieldIn(place, '[name=email]').value = 'mia@example.com'
  fieldIn(place, '[name=note]').value = 'Hello'
  fieldIn(place, '[value=premium]').checked = true
  fieldIn(place, '[name=daily]').checked = true
  fieldIn(place, '[name=city]').value = 'Davao'
  fieldIn(place, '[name=note]').focus()

  const putBack = keepTyped(place)
  draw(place)
  const told: string[] = []
  place.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
  putBack()

  expect(fieldIn(place, '[name=email]').value).toBe('mia@example.com')
  expect(fieldIn(place, '[name=note]').value).toBe('Hello')
  expect(fieldIn(place, '[value=premium]').checked).toBe(true)
  expect(fieldIn(place, '[name=daily]').checked).toBe(true)
  expect(fieldIn(place, '[name=city]').value).toBe('Davao')
  expect(fieldIn(place, '[name=phone]').value).toBe('0917')
  expect(document.activeElement).toBe(fieldIn(place, '[name=note]'))
  expect(told).toEqual(['email', 'note', 'plan', 'daily', 'city'])
})
