import { graphql, useFragment } from 'react-relay'
import type { ClassProperty_action$key } from '../../../__generated__/ClassProperty_action.graphql.ts'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyMenu } from '../../../kernel/ui/PropertyMenu.tsx'
import { useRecordChoices } from '../useRecordChoices.ts'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** The class of a record, chosen where it stands. */
export function ClassProperty({ action: key }: { action: ClassProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment ClassProperty_action on Action {
        organization {
          id
        }
        actionClass {
          id
          name
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const property = useProperty(action, 'EDIT', action.actionClass.name)
  const editor = (anchor: HTMLElement, close: () => void) => (
    <Classes
      anchor={anchor}
      organizationId={action.organization.id}
      value={action.actionClass}
      onClose={close}
      onChoose={({ id, name }) => void property.choose({ actionClassId: id }, name)}
    />
  )
  return (
    <Property
      name={t.class}
      value={property.text}
      whyNot={property.whyNot}
      opens="menu"
      renderEditor={property.isAllowed ? editor : undefined}
    />
  )
}

interface Named {
  readonly id: string
  readonly name: string
}

interface ClassesProps {
  anchor: HTMLElement
  organizationId: string
  value: Named
  onChoose: (chosen: Named) => void
  onClose: () => void
}

function Classes({ organizationId, value, ...menu }: ClassesProps) {
  const { classes = [value] } = useRecordChoices(organizationId, '')
  return <PropertyMenu label={t.class} choices={classes} value={value.id} {...menu} />
}
