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
import * as t from './__generated__/messages.ts'

const archiveMutation = graphql`
  mutation TourActionsArchiveMutation($input: ArchiveTourInput!) {
    result: archiveTour(input: $input) {
      ... on ArchiveTourSuccess {
        stepId
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
        stepId
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
    if (problems) return toast('error', t.wasNotChanged({ name }), problems.input)
    toast('success', isArchived ? t.isInUseAgain({ name }) : t.isArchived({ name }))
  }
  const refused = can.edit.allowed ? undefined : can.edit.reason
  return (
    <>
      {isArchived ? <Tag>{t.archived}</Tag> : null}
      {can.edit.allowed ? (
        <ButtonLink to={`/actonTourSettings/tour/${id}/edit`} className="outlined">
          {t.edit2}
        </ButtonLink>
      ) : null}
      <ActionsMenu
        label={t.whatCanBeDoneWith({ name })}
        actions={[
          { label: t.duplicate, act: () => setDuplicating(true), refused },
          { label: isArchived ? t.takeBackIntoUse : t.archive, act: () => void change(), refused },
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
