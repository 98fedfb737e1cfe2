import type { PaymentField, PaymentForm } from '@hanap/contract/payments/payment-form'
import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from '../../../../ui/fields/field.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { CARD_NUMBER_LENGTH } from '../card/card-number.ts'
import { CardNumberInput } from '../card/card-number-input.tsx'
import { payMessages } from './pay-messages.ts'

type Errors = Partial<Record<PaymentField, string>>
type FieldsProps = {
  form: PaymentForm
  errors: Errors
  /** The text stays readable while paying. */
  isReadOnly: boolean
  onChange: (field: PaymentField, value: string) => void
}

/** An error shows once, below its row, and describes its field. */
export function PayFields(props: FieldsProps) {
  const { form, onChange } = props
  const m = payMessages
  return (
    <>
      <PayRow {...props} fields={['number']}>
        {(part) => (
          <Field label={m.cardNumber} id={part('number').id}>
            {() => (
              <CardNumberInput
                {...part('number')}
                placeholder={m.cardNumberExample}
                maxLength={CARD_NUMBER_LENGTH}
                value={form.number}
                onText={(text) => onChange('number', text)}
              />
            )}
          </Field>
        )}
      </PayRow>
      <PayRow {...props} fields={['month', 'year', 'cvc']} className="pay-row-3">
        {(part) => (
          <>
            <Plain label={m.month} {...part('month')} {...digits('cc-exp-month', 2, m.monthExample)} />
            <Plain label={m.year} {...part('year')} {...digits('cc-exp-year', 2, m.yearExample)} />
            <Plain label={m.cvc} {...part('cvc')} {...digits('cc-csc', 4, m.cvcExample)} />
          </>
        )}
      </PayRow>
      <PayRow {...props} fields={['name']}>
        {(part) => <Plain label={m.name} {...part('name')} autoComplete="cc-name" maxLength={120} />}
      </PayRow>
      <PayRow {...props} fields={['email', 'phone']} className="pay-row-2">
        {(part) => (
          <>
            <Plain label={m.email} {...part('email')} type="email" autoComplete="email" maxLength={254} />
            <Plain
              label={m.phone}
              optional
              {...part('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              placeholder={m.phoneExample}
            />
          </>
        )}
      </PayRow>
    </>
  )
}

const digits = (autoComplete: string, maxLength: number, placeholder: string) =>
  ({ inputMode: 'numeric', autoComplete, maxLength, placeholder }) as const

type Part = Omit<ComponentProps<'input'>, 'id'> & { id: string }

/** Shows the first error of its fields. */
function PayRow(
  props: FieldsProps & {
    fields: readonly PaymentField[]
    className?: string
    children: (part: (field: PaymentField) => Part) => ReactNode
  },
) {
  const { form, errors, fields, isReadOnly } = props
  const id = useId()
  const wrong = fields.find((field) => errors[field])
  const part = (field: PaymentField): Part => ({
    id: `${id}-${field}`,
    name: field,
    value: form[field],
    readOnly: isReadOnly,
    'aria-invalid': errors[field] ? true : undefined,
    'aria-describedby': errors[field] ? `${id}-error` : undefined,
    onChange: (event) => props.onChange(field, event.currentTarget.value),
  })
  return (
    <div className="grid gap-1.5">
      <div className={props.className}>{props.children(part)}</div>
      {wrong && (
        <p className="field-error" role="alert" id={`${id}-error`}>
          <Icon of={TriangleAlert} size="small" />
          <span>{errors[wrong]}</span>
        </p>
      )}
    </div>
  )
}

function Plain({ label, optional, id, ...input }: Part & { label: string; optional?: boolean }) {
  return (
    <Field label={label} optional={optional} id={id}>
      {() => <input type="text" {...input} id={id} className="input" />}
    </Field>
  )
}
