import { useEffect, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordProperties_action$key } from '../../../__generated__/RecordProperties_action.graphql.ts'
import { Properties } from '../../../kernel/ui/Properties.tsx'
import { editableFields } from '../actionFields.ts'
import { useToProperties } from '../toProperties.ts'
import { AssigneeProperty } from './AssigneeProperty.tsx'
import { ClassProperty } from './ClassProperty.tsx'
import { FieldProperty } from './FieldProperty.tsx'
import { GroupProperty } from './GroupProperty.tsx'
import { LocationProperty } from './LocationProperty.tsx'
import { PriorityProperty } from './PriorityProperty.tsx'
import { SlotProperty } from './SlotProperty.tsx'
import { VehicleProperty } from './VehicleProperty.tsx'

// The title stands above, and what has lines of its own too.
const names = (Object.keys(editableFields) as (keyof typeof editableFields)[]).filter(
  (name) => name !== 'title' && editableFields[name].kind !== 'TEXT',
)

interface RecordPropertiesProps {
  action: RecordProperties_action$key
  /** What else is known of it, below. */
  children: ReactNode
}

/** What is known of a record, first what is changed where it stands. */
export function RecordProperties({ action: key, children }: RecordPropertiesProps) {
  const action = useFragment(
    graphql`
      fragment RecordProperties_action on Action {
        ...PriorityProperty_action
        ...AssigneeProperty_action
        ...SlotProperty_action
        ...ClassProperty_action
        ...GroupProperty_action
        ...LocationProperty_action
        ...VehicleProperty_action
        ...FieldProperty_action
      }
    `,
    key,
  )
  const isTarget = useToProperties()
  const list = useRef<HTMLDListElement>(null)
  useEffect(() => {
    if (isTarget) list.current?.querySelector<HTMLElement>('[data-property]')?.focus()
  }, [isTarget])
  return (
    <Properties ref={list}>
      <PriorityProperty action={action} />
      <AssigneeProperty action={action} />
      <SlotProperty action={action} />
      <ClassProperty action={action} />
      <GroupProperty action={action} />
      <LocationProperty action={action} />
      <VehicleProperty action={action} />
      {names.map((name) => (
        <FieldProperty key={name} action={action} name={name} />
      ))}
      {children}
    </Properties>
  )
}
