import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FieldProperty_action$key } from '../../../__generated__/FieldProperty_action.graphql.ts'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyPopover } from '../../../kernel/ui/PropertyPopover.tsx'
import { TableFields } from '../../../kernel/ui/TableFields.tsx'
import { actionFieldsOf, editableFields } from '../actionFields.ts'
import { missingIn } from '../missingIn.ts'
import type { MoveInput, MoveProblems } from '../moveAction.ts'
import { moveInputOf } from '../moveDraft.ts'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

type Name = keyof typeof editableFields

const labels: Partial<Record<Name, string>> = { serviceTimeMins: t.serviceTime }

const textOf = (name: Name, value: string) =>
  editableFields[name].kind === 'MINUTES' ? (Number(value) ? t.minutes({ count: Number(value) }) : '') : value

interface FieldPropertyProps {
  action: FieldProperty_action$key
  name: Name
}

/** A field of the table of a record, typed where it stands. What lists have leads to all records that say the same. */
export function FieldProperty({ action: key, name }: FieldPropertyProps) {
  const action = useFragment(
    graphql`
      fragment FieldProperty_action on Action {
        ...actionFields_action
        ...useProperty_action
      }
    `,
    key,
  )
  const field = editableFields[name]
  const value = String(actionFieldsOf(action)[name] ?? '')
  const property = useProperty(action, 'EDIT', textOf(name, value))
  const label = labels[name] ?? field.label
  const isLink = 'listed' in field && value !== '' && !property.isHoped
  return (
    <Property
      name={label}
      value={
        isLink ? <Link to={`/activerecords?${new URLSearchParams({ [name]: value })}`}>{value}</Link> : property.text
      }
      isLink={isLink}
      whyNot={property.whyNot}
      renderEditor={
        property.isAllowed
          ? (anchor, close) => <Typed {...{ anchor, name, label, property }} shown={value} onClose={close} />
          : undefined
      }
    />
  )
}

interface TypedProps {
  anchor: HTMLElement
  name: Name
  label: string
  /** What the field holds at first. */
  shown: string
  property: ReturnType<typeof useProperty>
  onClose: () => void
}

function Typed({ anchor, name, label, shown, property, onClose }: TypedProps) {
  const [version] = useState(property.version)
  const [value, setValue] = useState(shown)
  const [problems, setProblems] = useState<MoveProblems>({})
  const [isSaving, setIsSaving] = useState(false)
  async function save() {
    if (value === shown) return onClose()
    const input: MoveInput = moveInputOf({ [name]: value.trim() })
    const missing = missingIn(['FIELDS'], input)
    if (missing) return setProblems(missing)
    setIsSaving(true)
    const failed = await property.save(input, textOf(name, value.trim()), version)
    setIsSaving(false)
    if (failed) setProblems({ [name]: failed[name] ?? Object.values(failed)[0] })
    else onClose()
  }
  return (
    <PropertyPopover
      label={label}
      anchor={anchor}
      problems={problems}
      onClose={onClose}
      onSave={() => void save()}
      isSaving={isSaving}
    >
      <TableFields
        form={{
          table: { [name]: editableFields[name] },
          values: { [name]: value },
          onChange: (_name, typed) => setValue(String(typed)),
        }}
        autoFocus={name}
        problems={problems}
      />
    </PropertyPopover>
  )
}
