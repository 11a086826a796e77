import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { ColleagueField } from '../membership/ColleagueField.tsx'
import type { AccountDraft } from './accountDraft.ts'
import * as t from './__generated__/messages.ts'

interface AccountFieldsProps {
  value: AccountDraft
  onChange: (changed: Partial<AccountDraft>) => void
  problems: Problems
}

/** Name, purpose, owner and end of a service account. */
export const AccountFields = ({ value: { name, purpose, owner, until }, onChange, problems }: AccountFieldsProps) => (
  <>
    <Field
      label={t.name}
      required
      autoFocus
      maxLength={120}
      value={name}
      onChange={({ target }) => onChange({ name: target.value })}
      problem={problems.name}
      help={t.usuallyTheProgram}
    />
    <TextArea
      label={t.purpose}
      maxLength={500}
      value={purpose}
      onChange={({ target }) => onChange({ purpose: target.value })}
      problem={problems.purpose}
    />
    <ColleagueField
      label={t.owner}
      required
      onlyPeople
      chosen={owner}
      onChange={(chosen) => onChange({ owner: chosen && { id: chosen.id, name: chosen.name } })}
      problem={problems.ownerId}
      help={t.isNotifiedBefore}
    />
    <Field
      label={t.expiresAfter}
      type="date"
      value={until}
      onChange={({ target }) => onChange({ until: target.value })}
      problem={problems.expiresAt}
    />
  </>
)
