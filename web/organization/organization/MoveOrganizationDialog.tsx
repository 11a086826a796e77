import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { MoveOrganizationDialogMutation } from '../../__generated__/MoveOrganizationDialogMutation.graphql.ts'
import type { MoveOrganizationDialogQuery } from '../../__generated__/MoveOrganizationDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { contentsText } from './contentsText.ts'
import { whyNotBelow, type Target } from './moving.ts'
import { OrganizationPicker } from './OrganizationPicker.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MoveOrganizationDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Organization @alias(as: "organization") {
        id
        name
        type
        path
        version
        parent {
          id
          name
        }
        contents {
          organizations
          people
          records
          locations
        }
        can {
          move {
            allowed
            reason
          }
        }
      }
    }
  }
`

const mutation = graphql`
  mutation MoveOrganizationDialogMutation($input: MoveOrganizationInput!) {
    result: moveOrganization(input: $input) {
      ... on MoveOrganizationSuccess {
        organization {
          id
          path
          version
          parent {
            id
            name
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface MoveOrganizationDialogProps {
  id: string
  /** Where it was dropped; without it, it is asked for. */
  target?: Target
  onClose: () => void
  onMoved: (moved: { from?: string; to: string }) => void
}

/** Says what moves along, and moves it. What is illegal is not offered, and said of what was dropped. */
export function MoveOrganizationDialog({ id, target: dropped, onClose, onMoved }: MoveOrganizationDialogProps) {
  const { data, failure } = useLookUp<MoveOrganizationDialogQuery>(query, { id }, 0)
  const [move, waiting] = useMutation<MoveOrganizationDialogMutation>(mutation)
  const [target, setTarget] = useState<Target | null>(dropped ?? null)
  const [problems, setProblems] = useState<Problems>({})
  const moved = data?.node?.organization
  const refused = moved && target ? whyNotBelow(moved, target) : undefined

  async function submit() {
    if (!moved) return
    if (!target) return setProblems({ parentId: t.chooseWhereItGoes })
    if (refused) return setProblems({ parentId: refused })
    const { problems: failed } = await move({ id, parentId: target.id, version: moved.version })
    if (failed) return setProblems(dropped ? { input: Object.values(failed).join(' ') } : failed)
    toast('success', t.movedBelow({ name: moved.name, name2: target.name }))
    announce(t.movedBelow({ name: moved.name, name2: target.name }))
    onMoved({ from: moved.parent?.id, to: target.id })
  }

  const along = moved && contentsText(moved.contents)
  return (
    <FormDialog
      title={moved ? t.move({ name: moved.name }) : t.move2}
      submit={t.move2}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={failure ? { input: failure } : dropped && refused ? { input: refused } : problems}
      waiting={waiting || !moved || !moved.can.move.allowed || Boolean(dropped && refused)}
    >
      {!moved ? (
        failure ? null : (
          <Ghost role="group" aria-label={t.loading} style={{ height: 60 }} />
        )
      ) : !moved.can.move.allowed ? (
        <Why permission={moved.can.move} />
      ) : (
        <>
          {dropped ? (
            <Typography>
              {inSentence(t.fromTo, { from: <b>{moved.parent?.name}</b>, to: <b>{dropped.name}</b> })}
            </Typography>
          ) : (
            <OrganizationPicker
              label={t.toBelow}
              required
              autoFocus
              value={target}
              onChange={(picked) => {
                setTarget(picked)
                setProblems({})
              }}
              accepts={(option) => whyNotBelow(moved, option) === undefined}
              help={t.nowBelowOnlyWhereItMay({ value: moved.parent?.name ?? t.nothing })}
              problem={problems.parentId}
            />
          )}
          <Typography role="status" color="textSecondary">
            {along ? t.withItMoves({ along }) : t.nothingElseMovesWithIt} {t.whoMaySeeAndDoWhat}
          </Typography>
        </>
      )}
    </FormDialog>
  )
}
