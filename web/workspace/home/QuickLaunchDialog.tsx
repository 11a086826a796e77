import { useState } from 'react'
import { graphql } from 'react-relay'
import type { QuickLaunchDialog_launch$key } from '../../__generated__/QuickLaunchDialog_launch.graphql.ts'
import type { QuickLaunchDialogMutation } from '../../__generated__/QuickLaunchDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ChosenList } from '../../kernel/ui/ChosenList.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation QuickLaunchDialogMutation($input: SaveQuickLaunchInput!) {
    result: saveQuickLaunch(input: $input) {
      ... on SaveQuickLaunchSuccess {
        quickLaunch {
          ...QuickLaunchSection_launch
          ...ShortcutsSection_launch
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Chooses the shortcuts of the quick launch, and their order. */
export function QuickLaunchDialog({
  launch: key,
  onClose,
}: {
  launch: QuickLaunchDialog_launch$key
  onClose: () => void
}) {
  const { noOfItems, version, data, selected } = useShownFragment(
    graphql`
      fragment QuickLaunchDialog_launch on QuickLaunch {
        noOfItems
        version
        data {
          key
          name
        }
        selected {
          key
        }
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState<readonly string[]>(selected.map((one) => one.key))
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<QuickLaunchDialogMutation>(mutation)
  const usual = data.map((one) => one.key)
  const isUsual = chosen.join() === usual.join()
  async function submit() {
    const organizationId = chosenOrganization()?.id ?? null
    const outcome = await save({ selected: isUsual ? null : chosen, version, organizationId })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.quickLaunchSaved)
    onClose()
  }
  return (
    <FormDialog
      title={t.chooseShortcuts}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isSaving}
    >
      <ChosenList of="shortcuts" data={data} chosen={chosen} most={noOfItems} onChange={setChosen}>
        <PlainButton
          type="button"
          style={{ justifySelf: 'start', marginInlineStart: -8 }}
          aria-disabled={isUsual}
          onClick={() => setChosen(usual)}
        >
          {t.resetToTheUsualTwelve}
        </PlainButton>
      </ChosenList>
    </FormDialog>
  )
}
