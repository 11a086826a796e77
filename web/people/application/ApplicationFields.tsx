import type { Problems } from '../../kernel/relay/useMutation.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { ScopesField } from '../token/ScopesField.tsx'
import type { ApplicationDraft } from './applicationDraft.ts'
import * as t from './__generated__/messages.ts'

interface ApplicationFieldsProps {
  value: ApplicationDraft
  onChange: (changed: Partial<ApplicationDraft>) => void
  problems: Problems
}

/** Name, website, addresses and permissions of an application. */
export const ApplicationFields = ({ value, onChange, problems }: ApplicationFieldsProps) => (
  <>
    <Field
      label={t.name}
      required
      autoFocus
      maxLength={120}
      value={value.name}
      onChange={({ target }) => onChange({ name: target.value })}
      problem={problems.name}
      help={t.yourPeopleReadIt}
    />
    <Field
      label={t.websiteIfAny}
      inputMode="url"
      autoCapitalize="none"
      maxLength={500}
      value={value.homeUrl}
      onChange={({ target }) => onChange({ homeUrl: target.value })}
      problem={problems.homeUrl}
    />
    <TextArea
      label={t.leadsBackTo}
      required
      value={value.redirects}
      onChange={({ target }) => onChange({ redirects: target.value })}
      problem={problems.redirectUrls}
      help={t.addressesOneALine}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
    <ScopesField
      chosen={value.scopes}
      actsAs="person"
      problem={problems.scopes}
      onChange={(chosen) => onChange({ scopes: chosen as ApplicationDraft['scopes'] })}
    />
  </>
)
