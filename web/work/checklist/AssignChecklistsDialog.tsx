import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AssignChecklistsDialogMutation } from '../../__generated__/AssignChecklistsDialogMutation.graphql.ts'
import type { AssignChecklistsDialogQuery } from '../../__generated__/AssignChecklistsDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SortableItem } from '../../kernel/ui/SortableItem.tsx'
import { moved } from './editing.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query AssignChecklistsDialogQuery($search: String!) {
    checklists(first: 20, search: $search, filter: { status: { eq: ACTIVE } }) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

const mutation = graphql`
  mutation AssignChecklistsDialogMutation($input: AssignChecklistsInput!) {
    result: assignChecklists(input: $input) {
      ... on AssignChecklistsSuccess {
        taskItem {
          ...ChecklistsOfItem_item
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Named {
  readonly id: string
  readonly name: string
}

/** Asks which checklists the records of a task get, and in which order. */
export function AssignChecklistsDialog({
  itemId,
  name,
  chosen: before,
  onClose,
}: {
  itemId: string
  name: string
  chosen: readonly Named[]
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<readonly Named[]>(before)
  const [search, setSearch] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [assign, isInFlight] = useMutation<AssignChecklistsDialogMutation>(mutation)
  const { data, failure } = useLookUp<AssignChecklistsDialogQuery>(query, { search })
  const offered =
    data?.checklists.edges.map(({ node }) => node).filter(({ id }) => !chosen.some((one) => one.id === id)) ?? []
  const submit = async () => {
    const { problems: wrong } = await assign({ taskItemId: itemId, checklistIds: chosen.map(({ id }) => id) })
    if (wrong) {
      const [reason] = Object.values(wrong)
      toast('error', t.errorInAssigningTheChecklist, reason)
      return setProblems({ input: reason })
    }
    toast('success', chosen.length ? t.checklistsSaved : t.checklistsTakenAway, t.newRecordsGetThemThoseThat)
    onClose()
  }
  return (
    <FormDialog
      title={t.checklistsOf({ name })}
      submit={t.save}
      width="sm"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {chosen.length ? (
        <Box
          component="ol"
          aria-label={t.chosenChecklists}
          sx={{ listStyle: 'none', m: 0, p: 0, border: '1px solid var(--ops-line)', borderRadius: 1 }}
        >
          {chosen.map((one, i) => (
            <SortableItem
              key={one.id}
              label={one.name}
              list="checklists of a task"
              index={i}
              count={chosen.length}
              onMove={(from, to) => setChosen(moved(chosen, from, to))}
            >
              <Box sx={{ display: 'flex', alignItems: 'center' }}>
                <span style={{ flex: 1 }}>{one.name}</span>
                <PlainButton
                  type="button"
                  aria-label={t.takeAway({ name: one.name })}
                  onClick={() => setChosen(chosen.filter(({ id }) => id !== one.id))}
                >
                  <CloseIcon />
                </PlainButton>
              </Box>
            </SortableItem>
          ))}
        </Box>
      ) : null}
      <Field
        label={t.addAChecklist}
        type="search"
        autoFocus
        placeholder={t.partOfItsName}
        value={search}
        problem={failure}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {offered.map((one) => (
          <PlainButton key={one.id} type="button" className="chip" onClick={() => setChosen([...chosen, one])}>
            {t.add({ name: one.name })}
          </PlainButton>
        ))}
        {data && !offered.length ? (
          <span style={{ color: 'var(--ops-ink-2)' }}>
            {search ? t.noOtherChecklistIsCalledSo : t.thereIsNoOtherChecklist}
          </span>
        ) : null}
      </Box>
    </FormDialog>
  )
}
