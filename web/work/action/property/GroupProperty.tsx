import { graphql, useFragment } from 'react-relay'
import type { GroupProperty_action$key } from '../../../__generated__/GroupProperty_action.graphql.ts'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyMenu } from '../../../kernel/ui/PropertyMenu.tsx'
import { useRecordChoices } from '../useRecordChoices.ts'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** The department and the group of a record; another group is chosen where it stands. */
export function GroupProperty({ action: key }: { action: GroupProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment GroupProperty_action on Action {
        organization {
          id
        }
        department {
          name
        }
        group {
          id
          name
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const { department, group } = action
  const shown = group ? nameOf(department?.name, group.name) : (department?.name ?? '')
  const property = useProperty(action, 'EDIT', shown)
  const editor = (anchor: HTMLElement, close: () => void) => (
    <Groups
      anchor={anchor}
      organizationId={action.organization.id}
      value={group ? { id: group.id, name: shown } : none}
      onClose={close}
      onChoose={({ id, name }) => void property.choose({ groupId: id || null }, id ? name : (department?.name ?? ''))}
    />
  )
  return (
    <Property
      name={t.group}
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

const none: Named = { id: '', name: t.noGroup }

const nameOf = (department: string | undefined, name: string) => (department ? `${department} › ${name}` : name)

interface GroupsProps {
  anchor: HTMLElement
  organizationId: string
  value: Named
  onChoose: (chosen: Named) => void
  onClose: () => void
}

function Groups({ organizationId, value, ...menu }: GroupsProps) {
  const { departments } = useRecordChoices(organizationId, '')
  const groups = departments.flatMap(({ name, groups: all }) =>
    all.map((group) => ({ id: group.id, name: nameOf(name, group.name) })),
  )
  // The one that it has stands there while the others are on their way, and where it could not be chosen.
  const isListed = value.id === '' || groups.some(({ id }) => id === value.id)
  return (
    <PropertyMenu
      label={t.group}
      choices={[none, ...(isListed ? [] : [value]), ...groups]}
      value={value.id}
      {...menu}
    />
  )
}
