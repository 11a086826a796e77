import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SopsAtHandDialog_list$key } from '../../__generated__/SopsAtHandDialog_list.graphql.ts'
import type { SopsAtHandDialogMutation } from '../../__generated__/SopsAtHandDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation SopsAtHandDialogMutation($input: SaveSopListInput!) {
    result: saveSopList(input: $input) {
      ... on SaveSopListSuccess {
        sopList {
          ...SopsAtHand_list
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Chooses the SOPs at hand, and their order. */
export function SopsAtHandDialog({ list: key, onClose }: { list: SopsAtHandDialog_list$key; onClose: () => void }) {
  const { noOfItems, version, sopData, selectedSop } = useShownFragment(
    graphql`
      fragment SopsAtHandDialog_list on SopList {
        noOfItems
        version
        sopData {
          id
          name
        }
        selectedSop {
          id
          name
        }
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState<readonly string[]>(selectedSop.map(({ id }) => id))
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<SopsAtHandDialogMutation>(mutation)
  const data = [...sopData, ...selectedSop.filter(({ id }) => sopData.every((one) => one.id !== id))].map(
    ({ id, name }) => ({ key: id, name }),
  )
  async function submit() {
    const outcome = await save({ sopIds: chosen, version })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.sopsAtHandSaved)
    onClose()
  }
  return (
    <FormDialog
      title={t.sopsAtHand}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems.sopIds ? { input: problems.sopIds } : problems}
      waiting={isSaving}
    >
      {data.length ? (
        <ChosenList of="SOPs" data={data} chosen={chosen} most={noOfItems} onChange={setChosen} />
      ) : (
        t.thereIsNoSopInForce
      )}
    </FormDialog>
  )
}
