import { graphql, useFragment } from 'react-relay'
import type { AssigneeProperty_action$key } from '../../../__generated__/AssigneeProperty_action.graphql.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyPopover } from '../../../kernel/ui/PropertyPopover.tsx'
import { untouched } from '../../../kernel/ui/useForm.ts'
import { CandidateField } from '../CandidateField.tsx'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** Who has a record, found by name where it stands. */
export function AssigneeProperty({ action: key }: { action: AssigneeProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment AssigneeProperty_action on Action {
        id
        assignee {
          name
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const property = useProperty(action, 'ASSIGN', action.assignee?.name ?? t.unassigned)
  const editor = (anchor: HTMLElement, close: () => void) => {
    const choose = (assigneeId: string | null, name: string) => {
      close()
      void property.choose({ assigneeId }, name)
    }
    return (
      <PropertyPopover label={t.assignedTo} anchor={anchor} problems={untouched} onClose={close}>
        <CandidateField
          kind="assignees"
          label={t.assignTo}
          of={action.id}
          opensAtOnce
          value={null}
          onChange={(person) => person && choose(person.id, person.name)}
        />
        {action.assignee ? (
          <PlainButton type="button" className="outlined" onClick={() => choose(null, t.unassigned)}>
            {t.unassign}
          </PlainButton>
        ) : null}
      </PropertyPopover>
    )
  }
  return (
    <Property
      name={t.assignedTo}
      value={property.text}
      whyNot={property.whyNot}
      renderEditor={property.isAllowed ? editor : undefined}
    />
  )
}
