import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { askedMessages } from './asked-messages.ts'

/** A link that is pasted, or from the profile. */
export function AskedLink(props: {
  value: string
  /** Texts that are no links are dropped. */
  offered: readonly string[]
  onChange: (address: string) => void
  onPutIn: (address: string) => void
}) {
  const { value, offered, onChange, onPutIn } = props
  const m = askedMessages
  const [isWrong, setWrong] = useState(false)
  const links = [...new Set(offered.filter(isWebAddress))]

  function putIn() {
    const address = value.trim()
    setWrong(!isWebAddress(address))
    if (isWebAddress(address)) onPutIn(address)
  }

  return (
    <>
      {links.map((address) => (
        <Button
          key={address}
          size="small"
          className="max-w-full wrap-anywhere whitespace-normal"
          onClick={() => onPutIn(address)}
        >
          {m.putFact(address)}
        </Button>
      ))}
      <TextField
        label={m.link}
        hint={m.linkHint}
        inputMode="url"
        placeholder="https://"
        value={value}
        error={isWrong ? m.wrongLink : undefined}
        onChange={(event) => {
          setWrong(false)
          onChange(event.target.value)
        }}
      />
      {value.trim() !== '' && (
        <Button size="small" onClick={putIn}>
          {m.putLink}
        </Button>
      )}
    </>
  )
}
