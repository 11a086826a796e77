import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NaicsField } from './NaicsField.tsx'
import { useUpsertIndustry } from './useUpsertIndustry.ts'
import * as t from './__generated__/messages.ts'

interface AddIndustryDialogProps {
  organizationId: string
  isFirst: boolean
  onClose: () => void
}

/** Asks which industry to add. */
export function AddIndustryDialog({ organizationId, isFirst, onClose }: AddIndustryDialogProps) {
  const [naics, setNaics] = useState<string | null>(null)
  const [isPrimary, setIsPrimary] = useState(isFirst)
  const [problems, setProblems] = useState<Problems>({})
  const [upsert, isInFlight] = useUpsertIndustry()
  const submit = async () => {
    if (!naics) return setProblems({ naics: t.chooseAnIndustryOfTheList })
    const outcome = await upsert({ records: [{ organizationId, naics, isPrimary: isPrimary || null }] })
    if (outcome.problems) return setProblems({ ...outcome.problems, naics: outcome.problems['records.0.naics'] })
    toast('success', t.added({ naics }))
    onClose()
  }
  return (
    <FormDialog
      title={t.addAnIndustry}
      submit={t.add}
      width="sm"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NaicsField
        label={t.industry}
        required
        autoFocus
        problem={problems.naics}
        help={t.aCodeTheBeginningOfOne}
        onChange={setNaics}
      />
      <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <input
          type="checkbox"
          checked={isPrimary}
          disabled={isFirst}
          onChange={(event) => setIsPrimary(event.target.checked)}
        />
        {isFirst ? t.theFirstOneIsThePrimary : t.makeItThePrimaryOne}
      </label>
    </FormDialog>
  )
}
