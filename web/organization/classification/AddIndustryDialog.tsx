import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { NaicsField } from './NaicsField.tsx'
import { useUpsertIndustry } from './useUpsertIndustry.ts'

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
    if (!naics) return setProblems({ naics: 'Choose an industry of the list.' })
    const outcome = await upsert({ records: [{ organizationId, naics, isPrimary: isPrimary || null }] })
    if (outcome.problems) return setProblems({ ...outcome.problems, naics: outcome.problems['records.0.naics'] })
    toast('success', `${naics} added`)
    onClose()
  }
  return (
    <FormDialog
      title="Add an industry"
      submit="Add"
      width="sm"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NaicsField
        label="Industry"
        required
        autoFocus
        problem={problems.naics}
        help="A code, the beginning of one, or words."
        onChange={setNaics}
      />
      <label style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <input
          type="checkbox"
          checked={isPrimary}
          disabled={isFirst}
          onChange={(event) => setIsPrimary(event.target.checked)}
        />
        {isFirst ? 'The first one is the primary one' : 'Make it the primary one'}
      </label>
    </FormDialog>
  )
}
