import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { TourActions_tour$key } from '../../__generated__/TourActions_tour.graphql.ts'
import type { TourActionsArchiveMutation } from '../../__generated__/TourActionsArchiveMutation.graphql.ts'
import type { TourActionsRestoreMutation } from '../../__generated__/TourActionsRestoreMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { DuplicateTourDialog } from './DuplicateTourDialog.tsx'

const archiveMutation = graphql`
  mutation TourActionsArchiveMutation($input: ArchiveTourInput!) {
    result: archiveTour(input: $input) {
      ... on ArchiveTourSuccess {
        tour {
          id
          status
          version
          can {
            plan {
              allowed
              reason
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const restoreMutation = graphql`
  mutation TourActionsRestoreMutation($input: RestoreTourInput!) {
    result: restoreTour(input: $input) {
      ... on RestoreTourSuccess {
        tour {
          id
          status
          version
          can {
            plan {
              allowed
              reason
            }
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** What can be done with a tour as a whole. */
export function TourActions({ tour: key }: { tour: TourActions_tour$key }) {
  const { id, name, status, version, can } = useFragment(
    graphql`
      fragment TourActions_tour on Tour {
        id
        name
        status
        version
        can {
          edit {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [archive] = useMutation<TourActionsArchiveMutation>(archiveMutation)
  const [restore] = useMutation<TourActionsRestoreMutation>(restoreMutation)
  const [isDuplicating, setDuplicating] = useState(false)
  const navigate = useNavigate()
  const isArchived = status === 'INACTIVE'
  const change = async () => {
    const { problems } = await (isArchived ? restore : archive)({ id, version })
    if (problems) return toast('error', `${name} was not changed`, problems.input)
    toast('success', isArchived ? `${name} is in use again` : `${name} is archived`)
  }
  const refused = can.edit.allowed ? undefined : can.edit.reason
  return (
    <>
      {isArchived ? <Tag>Archived</Tag> : null}
      {can.edit.allowed ? (
        <ButtonLink to={`/actonTourSettings/tour/${id}/edit`} className="outlined">
          Edit
        </ButtonLink>
      ) : null}
      <ActionsMenu
        label={`What can be done with ${name}`}
        actions={[
          { label: 'Duplicate', act: () => setDuplicating(true), refused },
          { label: isArchived ? 'Take back into use' : 'Archive', act: () => void change(), refused },
        ]}
      />
      {isDuplicating ? (
        <DuplicateTourDialog
          id={id}
          name={name}
          onClose={() => setDuplicating(false)}
          onDone={(copyId) => void navigate(`/actonTourSettings/tour/${copyId}`)}
        />
      ) : null}
    </>
  )
}
