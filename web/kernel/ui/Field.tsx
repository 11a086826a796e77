import { styled } from '@mui/material/styles'
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'
import { useLength } from './useLength.ts'

const Frame = styled('div')({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& label': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px', fontWeight: 550 },
  '& input, & textarea, & select': {
    width: '100%',
    minHeight: 34,
    padding: '6px 10px',
    border: '1px solid var(--ops-field)',
    borderRadius: 8,
    background: 'var(--ops-surface)',
    color: 'var(--ops-ink)',
    font: 'inherit',
    colorScheme: 'inherit',
  },
  '& textarea': { resize: 'vertical', minHeight: 76 },
  '& :is(input, textarea, select):focus-visible': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '& :is(input, textarea, select):disabled': {
    borderColor: 'var(--ops-line)',
    background: 'var(--ops-line-2)',
    color: 'var(--ops-ink-2)',
  },
  '& [aria-invalid="true"]': { borderColor: 'var(--ops-late)' },
  '& .help': { margin: 0, color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  '& .problem': { color: 'var(--ops-late)' },
})

interface FieldProps {
  label: string
  /** What to know of it beforehand. */
  help?: string
  /** What is wrong with it. */
  problem?: string
}

type Control = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** A label, a control, and what there is to say of it; the problem is read out with the control. */
function Labelled({
  label,
  help,
  problem,
  required,
  children,
}: FieldProps & { required?: boolean; children: (control: Control) => ReactNode }) {
  const id = useId()
  const text = problem ?? help
  return (
    <Frame>
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': text ? `${id}-help` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {text ? (
        <p id={`${id}-help`} className={problem ? 'help problem' : 'help'}>
          {text}
        </p>
      ) : null}
    </Frame>
  )
}

/** A text that is longer than `maxLength` is not cut: it says so, and is not sent. */
export function Field({
  label,
  help,
  problem,
  maxLength,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const length = useLength(input.value, maxLength)
  return (
    <Labelled label={label} help={help} problem={length.problem ?? problem} required={input.required}>
      {(control) => <input {...input} {...length.control} {...control} />}
    </Labelled>
  )
}

/** As `Field`, of several lines. */
export function TextArea({
  label,
  help,
  problem,
  maxLength,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const length = useLength(input.value, maxLength)
  return (
    <Labelled label={label} help={help} problem={length.problem ?? problem} required={input.required}>
      {(control) => <textarea rows={3} {...input} {...length.control} {...control} />}
    </Labelled>
  )
}

export function SelectField({
  label,
  help,
  problem,
  children,
  ...input
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Labelled label={label} help={help} problem={problem} required={input.required}>
      {(control) => (
        <select {...input} {...control}>
          {children}
        </select>
      )}
    </Labelled>
  )
}
