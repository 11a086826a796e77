import { graphql, useFragment } from 'react-relay'
import type { PriorityProperty_action$key } from '../../../__generated__/PriorityProperty_action.graphql.ts'
import { priorityName } from '../../../kernel/ui/priorityName.ts'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyMenu } from '../../../kernel/ui/PropertyMenu.tsx'
import { usePriorities } from '../usePriorities.ts'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** The priority of a record, chosen where it stands. */
export function PriorityProperty({ action: key }: { action: PriorityProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment PriorityProperty_action on Action {
        id
        priority {
          id
          name
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const property = useProperty(action, 'REPRIORITIZE', action.priority.name)
  return (
    <Property
      name={t.priority}
      value={priorityName(property.text)}
      whyNot={property.whyNot}
      opens="menu"
      renderEditor={
        property.isAllowed
          ? (anchor, close) => (
              <Priorities
                anchor={anchor}
                actionId={action.id}
                value={action.priority}
                onClose={close}
                onChoose={({ id, name }) => void property.choose({ priorityId: id }, name)}
              />
            )
          : undefined
      }
    />
  )
}

interface PrioritiesProps {
  anchor: HTMLElement
  actionId: string
  value: { readonly id: string; readonly name: string }
  onChoose: (priority: { readonly id: string; readonly name: string }) => void
  onClose: () => void
}

function Priorities({ actionId, value, ...menu }: PrioritiesProps) {
  // The one that it has stands there while the others are on their way.
  const priorities = usePriorities(actionId) ?? [value]
  return (
    <PropertyMenu
      label={t.priority}
      choices={priorities.map(({ id, name }) => ({ id, name: priorityName(name) || t.none }))}
      value={value.id}
      {...menu}
    />
  )
}
