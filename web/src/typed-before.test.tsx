import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { keepTyped } from './typed-before.ts'

afterEach(() => document.body.replaceChildren())

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

function Alerts() {
  const [name, setName] = useState('')
  const [note, setNote] = useState('')
  const [isDaily, setDaily] = useState(false)
  const [plan, setPlan] = useState('')
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        type="checkbox"
        name="daily"
        checked={isDaily}
        onChange={({ target }) => setDaily(target.checked)}
      />
      {['basic', 'premium'].map((one) => (
        <input
          key={one}
          type="radio"
          name="plan"
          value={one}
          checked={plan === one}
          onChange={() => setPlan(one)}
        />
      ))}
      <p>{[name, note, isDaily ? 'daily' : 'never', plan].join(', ')}</p>
    </form>
  )
}

test('a form that is taken up as it stands knows what was typed before its script, and while it was taken up', async () => {
  const place = document.createElement('div')
  place.append(...new DOMParser().parseFromString(renderToString(<Alerts />), 'text/html').body.childNodes)
  document.body.append(place)
  fieldIn(place, '[name=name]').value = 'Mia'
  fieldIn(place, '[name=daily]').checked = true

  const putBack = keepTyped(place)
  const note = fieldIn(place, '[name=note]')
  note.value = 'From seven'
  note.dispatchEvent(new Event('input', { bubbles: true }))
  for (const plan of ['premium', 'basic', 'premium']) fieldIn(place, `[value=${plan}]`).click()
  await act(async () => hydrateRoot(place, <Alerts />))
  await act(async () => putBack())

  expect(place.querySelector('p')?.textContent).toBe('Mia, From seven, daily, premium')
  expect(fieldIn(place, '[name=name]').value).toBe('Mia')
  expect(fieldIn(place, '[name=daily]').checked).toBe(true)
})
