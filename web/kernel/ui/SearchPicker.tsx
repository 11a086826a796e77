import { useState, type ReactNode } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useLookUp } from '../relay/useLookUp.ts'
import { Combobox } from './Combobox.tsx'
import { Field } from './Field.tsx'

export interface Choice {
  readonly id: string
  readonly name: string
}

/** What a picker says of itself, as each other field does. */
export interface PickerField {
  label: string
  name?: string
  required?: boolean
  autoFocus?: boolean
  /** Whether its list is open at first. */
  opensAtOnce?: boolean
  help?: string
  problem?: string
}

export interface LookUpProps<Query extends OperationType, Option> {
  query: GraphQLTaggedNode
  /** What is asked for a text; null asks nothing. */
  ask: (search: string) => Query['variables'] | null
  find: (data: Query['response']) => readonly Option[]
  /** What is said where nothing is found. */
  none: (search: string, data?: Query['response']) => string
  /** What tells an option from others of its name. */
  about?: (option: Option) => ReactNode
  /** Where that stands. */
  aboutAt?: 'end' | 'below'
}

interface SearchPickerProps<Query extends OperationType, Option> extends LookUpProps<Query, Option> {
  field: PickerField
  /** Undefined where the picker itself remembers what is chosen. */
  value?: Option | null
  onChange: (option: Option | null) => void
  /** Of one after another: it is empty again when one is chosen; an open list stays so. */
  many?: 'closes' | 'stays open'
  disabled?: boolean
  groupBy?: (option: Option) => string
}

const aboutStyles = {
  end: { marginInlineStart: 'auto', paddingInlineStart: 12, color: 'var(--ops-ink-3)', fontSize: 12 },
  below: { flexBasis: '100%', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
}

/** One of many that the graph knows, found as one types. */
export function SearchPicker<Query extends OperationType, Option extends Choice>({
  query,
  ask,
  find,
  none,
  about,
  aboutAt = 'end',
  field: { opensAtOnce, ...field },
  value,
  onChange,
  many,
  disabled,
  groupBy,
}: SearchPickerProps<Query, Option>) {
  const [search, setSearch] = useState('')
  const { data, failure, isCurrent } = useLookUp<Query>(query, ask(search.trim()))
  const found = data ? find(data) : []
  const typed = search.trim().toLowerCase()
  // What was found before and does not fit what is typed meanwhile goes at once: the list does not move under the hand.
  const options = isCurrent ? [...found] : found.filter(({ name }) => name.toLowerCase().includes(typed))
  return (
    <Combobox<Option>
      options={options}
      opensAtOnce={opensAtOnce}
      {...(many
        ? { value: null, inputValue: search, blurOnSelect: false, disableCloseOnSelect: many === 'stays open' }
        : value === undefined
          ? {}
          : { value })}
      loading={!isCurrent && !failure}
      slotProps={{ listbox: { 'aria-busy': !isCurrent && !failure } }}
      disabled={disabled}
      groupBy={groupBy}
      filterOptions={(all) => all}
      noOptionsText={none(search, data)}
      onInputChange={(_event, text, why) => {
        if (!many) setSearch(why === 'reset' ? '' : text)
        else if (why === 'input') setSearch(text)
        else if (many === 'closes') setSearch('')
      }}
      onChange={(_event, option) => onChange(option)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props} style={{ flexWrap: aboutAt === 'below' ? 'wrap' : undefined }}>
          {option.name}
          {about ? <span style={aboutStyles[aboutAt]}>{about(option)}</span> : null}
        </li>
      )}
      renderInput={(params) => (
        <div ref={params.slotProps.input.ref}>
          <Field {...params.slotProps.htmlInput} {...field} problem={field.problem ?? failure} />
        </div>
      )}
    />
  )
}
